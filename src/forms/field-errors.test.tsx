import { beforeEach, describe, expect, test } from "vitest";
import { openPage, enter } from "../ui/kit/page.fixture.ts";
import { descriptionOf, fieldOf, textOf, getOne } from "../ui/kit/queries.fixture.ts";
import { keepErrorsInPlace, report, showErrors } from "./field-errors.ts";
import { FormReport, SentField } from "./sent-form.tsx";

const refusal = "Enter an email address such as ann@example.com.";

let form: HTMLFormElement;
let fields: Record<"name" | "email" | "phone", HTMLInputElement>;

beforeEach(() => {
  const sent = (name: string, required: boolean) => (
    <SentField name={name} label={name}>
      {(field) => <input {...field} required={required} />}
    </SentField>
  );
  openPage(
    <form>
      {sent("name", true)}
      {sent("email", true)}
      {sent("phone", false)}
      <FormReport />
    </form>,
  );
  form = getOne<HTMLFormElement>("form");
  fields = { name: fieldOf("name"), email: fieldOf("email"), phone: fieldOf("phone") };
});

const described = (field: Element) => textOf(descriptionOf(field));
const shown = () => Object.values(fields).map(described);
// Its attribute, and the focus that follows from it, are for the browser tests: happy-dom has none.
const invalid = () => Object.values(fields).map(({ ariaInvalid }) => ariaInvalid ?? null);
const formReport = () => getOne("[role=alert]");

describe("what the browser finds invalid", () => {
  let missing: string;

  beforeEach(() => {
    keepErrorsInPlace(form);
    missing = fields.name.validationMessage;
  });

  test("is said at each field", () => {
    form.requestSubmit();
    expect(missing).not.toBe("");
    expect(shown()).toEqual([missing, missing, ""]);
    expect(invalid()).toEqual(["true", "true", null]);
  });

  test("is said until that field is valid, and again when it no longer is", async () => {
    form.requestSubmit();
    await enter("Ann", fields.name);
    expect(shown()).toEqual(["", missing, ""]);
    expect(invalid()).toEqual([null, "true", null]);
    await enter("", fields.name);
    expect(described(fields.name)).toBe("");
    form.requestSubmit();
    expect(described(fields.name)).toBe(missing);
  });
});

describe("what the server refused", () => {
  test("is said at its field", () => {
    showErrors(form, { email: refusal });
    expect(shown()).toEqual(["", refusal, ""]);
    expect(invalid()).toEqual([null, "true", null]);
    expect(formReport().textContent).toBe("");
  });

  test("is said until the field is changed, whatever else is typed", async () => {
    keepErrorsInPlace(form);
    showErrors(form, { email: refusal });
    await enter("Ann", fields.name);
    expect(described(fields.email)).toBe(refusal);
    await enter("ann@example.com", fields.email);
    expect(described(fields.email)).toBe("");
    expect(invalid()).toEqual([null, null, null]);
  });

  test("is said of the whole form where no field has that name, each sentence once", () => {
    showErrors(form, { form: "We are very busy.", cart: "Choose a make.", id: "Choose a make." });
    expect(formReport().textContent).toBe("We are very busy. Choose a make.");
    expect(formReport().dataset["outcome"]).toBe("failed");
    expect(document.activeElement).toBe(formReport());
    expect(invalid()).toEqual([null, null, null]);
  });

  test("is said at the field and of the form", () => {
    showErrors(form, { form: "We are very busy.", phone: "Enter a phone number." });
    expect(formReport().textContent).toBe("We are very busy.");
    expect(described(fields.phone)).toBe("Enter a phone number.");
  });
});

describe("what happened to the form", () => {
  beforeEach(() => keepErrorsInPlace(form));

  test("is said in its alert, which gets the focus", () => {
    report(form, "Thank you.", "stored");
    expect(formReport().textContent).toBe("Thank you.");
    expect(formReport().dataset["outcome"]).toBe("stored");
    expect(document.activeElement).toBe(formReport());
  });

  test("is no longer said once the next message is begun", async () => {
    report(form, "Thank you.", "stored");
    await enter("B", fields.name);
    expect(formReport().textContent).toBe("");
  });

  test("stays while one types if it was a failure", async () => {
    report(form, "This did not reach us.", "failed");
    await enter("B", fields.name);
    expect(formReport().textContent).toBe("This did not reach us.");
  });
});

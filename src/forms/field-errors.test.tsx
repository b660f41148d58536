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

const errorAt = (field: Element) => textOf(descriptionOf(field));
const shown = () => Object.values(fields).map(errorAt);
// happy-dom doesn't reflect aria-invalid to its attribute, which browser tests check.
const invalid = () => Object.values(fields).map(({ ariaInvalid }) => ariaInvalid ?? null);
const formReport = () => getOne("[role=alert]");

describe("what the browser finds invalid", () => {
  let missing: string;

  beforeEach(() => {
    keepErrorsInPlace(form);
    missing = fields.name.validationMessage;
  });

  test("the browser's message is shown at each invalid field", () => {
    form.requestSubmit();
    expect(missing).not.toBe("");
    expect(shown()).toEqual([missing, missing, ""]);
    expect(invalid()).toEqual(["true", "true", null]);
  });

  test("the browser's message is shown until the field is valid, and again on the next attempt", async () => {
    form.requestSubmit();
    await enter("Ann", fields.name);
    expect(shown()).toEqual(["", missing, ""]);
    expect(invalid()).toEqual([null, "true", null]);
    await enter("", fields.name);
    expect(errorAt(fields.name)).toBe("");
    form.requestSubmit();
    expect(errorAt(fields.name)).toBe(missing);
  });
});

describe("what the server refused", () => {
  test("a server error is shown at its field", () => {
    showErrors(form, { email: refusal });
    expect(shown()).toEqual(["", refusal, ""]);
    expect(invalid()).toEqual([null, "true", null]);
    expect(formReport().textContent).toBe("");
  });

  test("a server error is shown until its field is changed", async () => {
    keepErrorsInPlace(form);
    showErrors(form, { email: refusal });
    await enter("Ann", fields.name);
    expect(errorAt(fields.email)).toBe(refusal);
    await enter("ann@example.com", fields.email);
    expect(errorAt(fields.email)).toBe("");
    expect(invalid()).toEqual([null, null, null]);
  });

  test("errors without a field are shown for the whole form, each sentence once", () => {
    showErrors(form, { form: "We are very busy.", cart: "Choose a make.", id: "Choose a make." });
    expect(formReport().textContent).toBe("We are very busy. Choose a make.");
    expect(formReport().dataset["outcome"]).toBe("failed");
    expect(document.activeElement).toBe(formReport());
    expect(invalid()).toEqual([null, null, null]);
  });

  test("errors for a field and for the form are both shown", () => {
    showErrors(form, { form: "We are very busy.", phone: "Enter a phone number." });
    expect(formReport().textContent).toBe("We are very busy.");
    expect(errorAt(fields.phone)).toBe("Enter a phone number.");
  });
});

describe("what happened to the form", () => {
  beforeEach(() => keepErrorsInPlace(form));

  test("the outcome is shown in the form's alert, which gets the focus", () => {
    report(form, "Thank you.", "stored");
    expect(formReport().textContent).toBe("Thank you.");
    expect(formReport().dataset["outcome"]).toBe("stored");
    expect(document.activeElement).toBe(formReport());
  });

  test("a success message disappears once the next message is begun", async () => {
    report(form, "Thank you.", "stored");
    await enter("B", fields.name);
    expect(formReport().textContent).toBe("");
  });

  test("a failure message stays while the visitor types", async () => {
    report(form, "This did not reach us.", "failed");
    await enter("B", fields.name);
    expect(formReport().textContent).toBe("This did not reach us.");
  });
});

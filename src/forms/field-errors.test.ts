import { createElement as h } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PageField, PageForm } from "../components/test-fields.ts";
import { fieldOf, render, the } from "../components/test-render.ts";
import { type PageDocument, openPage } from "../components/test-page.ts";
import { keepErrorsInPlace, report, showErrors } from "./field-errors.ts";
import { FormReport } from "./form-report.tsx";
import { SentField } from "./sent-field.tsx";

const refusal = "Enter an e-mail address such as ann@example.com.";
const missing = "Please fill out this field.";

let document: PageDocument;
let form: HTMLFormElement;
let fields: Record<"name" | "email" | "phone", PageField>;

beforeEach(() => {
  const sent = (name: string, required: boolean) =>
    h(SentField, { name, label: name, children: (field) => h("input", { ...field, required }) });
  const page = render(
    h("form", {}, sent("name", true), sent("email", true), sent("phone", false), h(FormReport)),
  );
  ({ document } = openPage(the("form", page).outerHTML));
  const { body } = document;
  form = the("form", body) as unknown as HTMLFormElement;
  fields = {
    name: fieldOf("name", body),
    email: fieldOf("email", body),
    phone: fieldOf("phone", body),
  };
});
afterEach(() => vi.unstubAllGlobals());

/** What a screen reader says of a field besides its label. */
function described(field: PageField): string {
  return document.getElementById(field.attributes.get("aria-describedby")!)!.textContent;
}

const shown = () => Object.values(fields).map(described);
const invalid = () => Object.values(fields).map(({ ariaInvalid }) => ariaInvalid);
const formReport = () => the("[role=alert]", document.body);
const submit = () => (form as unknown as PageForm).requestSubmit();

describe("what the browser finds invalid", () => {
  beforeEach(() => keepErrorsInPlace(form));

  test("is said at each field, and the first gets the focus", () => {
    submit();
    expect(shown()).toEqual([missing, missing, ""]);
    expect(invalid()).toEqual(["true", "true", null]);
    expect(document.activeElement).toBe(fields.name);
  });

  test("leaves the browser's own bubble closed", () => {
    const event = new Event("invalid", { cancelable: true });
    fields.name.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  test("is said until that field is valid, and again when it no longer is", () => {
    submit();
    fields.name.type("Ann");
    expect(shown()).toEqual(["", missing, ""]);
    expect(invalid()).toEqual([null, "true", null]);
    fields.name.type("");
    expect(described(fields.name)).toBe("");
    submit();
    expect(described(fields.name)).toBe(missing);
  });

  test("is not said of a field that was never sent", () => {
    fields.name.type("A");
    fields.name.type("");
    expect(shown()).toEqual(["", "", ""]);
  });
});

describe("what the server refused", () => {
  test("is said at its field, which gets the focus", () => {
    showErrors(form, { email: refusal });
    expect(shown()).toEqual(["", refusal, ""]);
    expect(invalid()).toEqual([null, "true", null]);
    expect(document.activeElement).toBe(fields.email);
    expect(formReport().textContent).toBe("");
  });

  test("is said until the field is changed, whatever else is typed", () => {
    keepErrorsInPlace(form);
    showErrors(form, { email: refusal });
    fields.name.type("Ann");
    expect(described(fields.email)).toBe(refusal);
    fields.email.type("ann@example.com");
    expect(described(fields.email)).toBe("");
    expect(fields.email.ariaInvalid).toBeNull();
  });

  test("is said of the whole form where no field has that name, each sentence once", () => {
    showErrors(form, { form: "We are very busy.", cart: "Choose a make.", id: "Choose a make." });
    expect(formReport().textContent).toBe("We are very busy. Choose a make.");
    expect(formReport().dataset["outcome"]).toBe("failed");
    expect(document.activeElement).toBe(formReport());
    expect(invalid()).toEqual([null, null, null]);
  });

  test("is said at the field and of the form, and the field has the focus", () => {
    showErrors(form, { form: "We are very busy.", phone: "Enter a phone number." });
    expect(formReport().textContent).toBe("We are very busy.");
    expect(described(fields.phone)).toBe("Enter a phone number.");
    expect(document.activeElement).toBe(fields.phone);
  });

  test("takes the place of what was refused before", () => {
    showErrors(form, { name: "Enter your name.", form: "We are very busy." });
    showErrors(form, { email: refusal });
    expect(shown()).toEqual(["", refusal, ""]);
    expect(invalid()).toEqual([null, "true", null]);
    expect(formReport().textContent).toBe("");
  });

  test("is gone when nothing is refused, and the focus stays where it is", () => {
    showErrors(form, { email: refusal });
    fields.name.focus();
    showErrors(form, {});
    expect(shown()).toEqual(["", "", ""]);
    expect(document.activeElement).toBe(fields.name);
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

  test("is no longer said once the next message is begun", () => {
    report(form, "Thank you.", "stored");
    fields.name.type("B");
    expect(formReport().textContent).toBe("");
  });

  test("stays while one types if it was a failure", () => {
    report(form, "This did not reach us.", "failed");
    fields.name.type("B");
    expect(formReport().textContent).toBe("This did not reach us.");
  });
});

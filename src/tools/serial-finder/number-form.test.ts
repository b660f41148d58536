import { describe, expect, test, vi } from "vitest";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import { kindOf } from "../../../domain/serial-numbers/reading-samples.ts";
import { rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { maxNumberLength, readEntry } from "./address.ts";
import { NumberForm } from "./number-form.tsx";

const propsFor = (kind = numberKinds[0]!, number = "") => ({
  ref: null,
  kind,
  number,
  onChange: () => {},
  onFind: () => {},
});
const formOf = (...given: Parameters<typeof propsFor>) => rendered(NumberForm, propsFor(...given));

describe.each(numberKinds)("for a number of the kind $label", (kind) => {
  const form = formOf(kind, "1M8");

  test("the field is called so, and described by an example", () => {
    const field = form.one("input", { name: "number" });
    expect(form.texts("label").at(-1)).toBe(kind.label);
    expect(form.referredBy(field, "aria-describedby").text).toContain(`Such as ${kind.example}.`);
  });

  test("the form is read as it was filled", () => {
    const entry = { kind: kind.id, number: "1M8" };
    const otherwise = { kind: numberKinds.find(({ id }) => id !== kind.id)!.id, number: "" };
    expect(readEntry(form.formData, numberKinds, otherwise)).toEqual(entry);
  });
});

test("the kinds are one group, each with a word about it", () => {
  const form = formOf();
  expect(form.one("legend").text).toBe("Which number do you have?");
  expect(form.one("fieldset").texts("label")).toEqual(
    numberKinds.map(({ label, note }) => `${label} - ${note}`),
  );
});

test("the field leaves numbers alone: nothing is completed, corrected, or cut short", () => {
  const field = formOf().one("input", { name: "number" });
  expect(field.attribute("autocomplete")).toBe("off");
  expect(field.attribute("spellcheck")).toBe("false");
  expect(field.attribute("maxlength")).toBe(String(maxNumberLength));
});

test("what is chosen and typed is passed on", () => {
  const onChange = vi.fn<(change: object) => void>();
  const form = live(NumberForm, { ...propsFor(kindOf("vin")), onChange });
  form.act("input", { value: "battery" }, "onChange");
  form.act("input", { name: "number" }, "onChange", { target: { value: "c 4" } });
  expect(onChange.mock.calls).toEqual([[{ kind: "battery" }], [{ number: "c 4" }]]);
});

test("sending the form leads to the answer and does not leave the page", () => {
  const onFind = vi.fn<() => void>();
  const preventDefault = vi.fn<() => void>();
  live(NumberForm, { ...propsFor(), onFind }).act("form", {}, "onSubmit", { preventDefault });
  expect(onFind).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
});

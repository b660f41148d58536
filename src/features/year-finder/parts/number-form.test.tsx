import { describe, expect, test, vi } from "vitest";
import { mount, press, render, submit, enter } from "../../../ui/kit/test-page.ts";
import { descriptionOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { numberKinds } from "../../../../domain/serial-numbers/number-kinds.ts";
import { kindOf } from "../../../../domain/serial-numbers/reading-samples.ts";
import { maxNumberLength, readEntry } from "../address.ts";
import { NumberForm } from "./number-form.tsx";

const propsFor = (kind = numberKinds[0]!, number = "") => ({
  ref: null,
  kind,
  number,
  onChange: () => {},
  onFind: () => {},
});
const formOf = (...given: Parameters<typeof propsFor>) =>
  render(<NumberForm {...propsFor(...given)} />);

describe.each(numberKinds)("for a number of the kind $label", (kind) => {
  const form = formOf(kind, "1M8");

  test("the field is called so, and described by an example", () => {
    const field = the("input[name=number]", form);
    expect(textsOf("label", form).at(-1)).toBe(kind.label);
    expect(textOf(descriptionOf(field, form))).toContain(`Such as ${kind.example}.`);
  });

  test("the form is read as it was filled", () => {
    const entry = { kind: kind.id, number: "1M8" };
    const otherwise = { kind: numberKinds.find(({ id }) => id !== kind.id)!.id, number: "" };
    expect(readEntry(new FormData(the("form", form)), numberKinds, otherwise)).toEqual(entry);
  });
});

test("the kinds are one group, each with a word about it", () => {
  const form = formOf();
  expect(textOf(the("legend", form))).toBe("Which number do you have?");
  expect(textsOf("label", the("fieldset", form))).toEqual(
    numberKinds.map(({ label, note }) => `${label} - ${note}`),
  );
});

test("the field leaves numbers alone: nothing is completed, corrected, or cut short", () => {
  const field = the("input[name=number]", formOf());
  expect(field.getAttribute("autocomplete")).toBe("off");
  expect(field.getAttribute("spellcheck")).toBe("false");
  expect(field.getAttribute("maxlength")).toBe(String(maxNumberLength));
});

test("what is chosen and typed is passed on", async () => {
  const onChange = vi.fn<(change: object) => void>();
  const form = await mount(<NumberForm {...propsFor(kindOf("vin"))} onChange={onChange} />);
  const battery = kindOf("battery");
  await press(`${battery.label} - ${battery.note}`, form);
  await enter("c 4", the<HTMLInputElement>("[name=number]", form));
  expect(onChange.mock.calls).toEqual([[{ kind: "battery" }], [{ number: "c 4" }]]);
});

test("sending the form leads to the answer", async () => {
  const onFind = vi.fn<() => void>();
  await submit(await mount(<NumberForm {...propsFor()} onFind={onFind} />));
  expect(onFind).toHaveBeenCalledOnce();
});

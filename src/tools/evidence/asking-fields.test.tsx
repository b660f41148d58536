import { describe, expect, test, vi } from "vitest";
import { mount, press, render, enter } from "../../components/test-page.ts";
import { allOf, fieldOf, textOf, textsOf, the } from "../../components/test-queries.ts";
import { batteryTypes } from "../../../domain/asking-prices/battery-types.ts";
import { AskingFields } from "./asking-fields.tsx";

const unknown = { electric: true, batteryType: null, lifted: false, onChange: () => {} };

describe("the battery's chemistry", () => {
  test("is optional, and not known at first", () => {
    const fields = render(<AskingFields {...unknown} />);
    const field = fieldOf("Battery chemistry", fields);
    expect(textsOf("label", fields)[0]).toBe("Battery chemistry optional");
    expect(textsOf("option", field)).toEqual(["Not known", "lead-acid", "lithium"]);
    expect(textOf(the("option[selected]", field))).toBe("Not known");
  });

  test.each(batteryTypes)("that is %s is the one selected", (batteryType) => {
    const field = fieldOf(
      "Battery chemistry",
      render(<AskingFields {...unknown} batteryType={batteryType} />),
    );
    expect(the("option[selected]", field).getAttribute("value")).toBe(batteryType);
  });

  test("is not asked of a gas cart", () => {
    const fields = render(<AskingFields {...unknown} electric={false} />);
    expect(textsOf("label", fields)).toEqual(["Lifted"]);
  });

  test("can be chosen", async () => {
    const onChange = vi.fn<(change: object) => void>();
    const fields = await mount(<AskingFields {...unknown} onChange={onChange} />);
    const field = fieldOf<HTMLSelectElement>("Battery chemistry", fields);
    for (const { value } of allOf<HTMLOptionElement>("option:not(:first-child)", field))
      await enter(value, field);
    expect(onChange.mock.calls).toEqual([
      [{ batteryType: "lead-acid" }],
      [{ batteryType: "lithium" }],
    ]);
  });
});

test.each([true, false])("the box for a lift shows and passes on %s", async (lifted) => {
  const onChange = vi.fn<(change: object) => void>();
  expect(
    fieldOf("Lifted", render(<AskingFields {...unknown} lifted={lifted} />)).hasAttribute(
      "checked",
    ),
  ).toBe(lifted);
  const fields = await mount(<AskingFields {...unknown} lifted={!lifted} onChange={onChange} />);
  await press("Lifted", fields);
  expect(onChange.mock.calls).toEqual([[{ lifted }]]);
});

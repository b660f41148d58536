import { describe, expect, test, vi } from "vitest";
import { enter, mount, press, render } from "../../../ui/kit/test-page.ts";
import { allOf, fieldOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { batteryTypes } from "../../../../domain/valuation/cart.ts";
import { defaultDetails } from "../../../../domain/cart/details.ts";
import { ExtraFields } from "./extra-fields.tsx";

const fieldsFor = (change: Partial<typeof defaultDetails> = {}) => ({
  details: { ...defaultDetails, ...change },
  onChange: vi.fn<(change: object) => void>(),
});

describe("the optional details", () => {
  test("are folded away until one of them is given", () => {
    const isOpen = (change: Partial<typeof defaultDetails>) =>
      the("details", render(<ExtraFields {...fieldsFor(change)} />)).hasAttribute("open");
    expect(isOpen({})).toBe(false);
    expect(isOpen({ lifted: true })).toBe(true);
    expect(isOpen({ batteryType: "lithium" })).toBe(true);
    expect(isOpen({ serial: "A1234-567890" })).toBe(true);
  });

  test("offer to find the year of a serial number", () => {
    const links = (serial: string) =>
      textsOf("a", render(<ExtraFields {...fieldsFor({ serial })} />));
    expect(links(" ")).toEqual([]);
    expect(links("PQ1645-123456")).toEqual(["Find its year"]);
  });

  test("do not ask a gas cart for its battery", () => {
    const fields = render(<ExtraFields {...fieldsFor({ powertrain: "gas" })} />);
    expect(textsOf("label", fields)).toEqual(["Serial number", "Lifted"]);
  });
});

describe("the battery's type", () => {
  test("is not known at first", () => {
    const field = fieldOf("Battery type", render(<ExtraFields {...fieldsFor()} />));
    expect(textsOf("option", field)).toEqual(["Not known", "Lead-acid", "Lithium"]);
    expect(textOf(the("option[selected]", field))).toBe("Not known");
  });

  test.each(batteryTypes)("that is %s is the one selected", (batteryType) => {
    const field = fieldOf("Battery type", render(<ExtraFields {...fieldsFor({ batteryType })} />));
    expect(the("option[selected]", field).getAttribute("value")).toBe(batteryType);
  });

  test("can be chosen", async () => {
    const given = fieldsFor();
    const field = fieldOf<HTMLSelectElement>(
      "Battery type",
      await mount(<ExtraFields {...given} />),
    );
    for (const { value } of allOf<HTMLOptionElement>("option:not(:first-child)", field))
      await enter(value, field);
    expect(given.onChange.mock.calls).toEqual([
      [{ batteryType: "lead-acid" }],
      [{ batteryType: "lithium" }],
    ]);
  });
});

test.each([true, false])("the box for a lift shows and passes on %s", async (lifted) => {
  const shown = fieldOf("Lifted", render(<ExtraFields {...fieldsFor({ lifted })} />));
  expect(shown.hasAttribute("checked")).toBe(lifted);
  const given = fieldsFor({ lifted: !lifted });
  await press("Lifted", await mount(<ExtraFields {...given} />));
  expect(given.onChange.mock.calls).toEqual([[{ lifted }]]);
});

test("a serial number is passed on as it is typed", async () => {
  const given = fieldsFor();
  await enter("AG1234", fieldOf("Serial number", await mount(<ExtraFields {...given} />)));
  expect(given.onChange).toHaveBeenLastCalledWith({ serial: "AG1234" });
});

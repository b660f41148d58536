import { expect, test, vi } from "vitest";
import { useState } from "react";
import { enter, mount, press } from "../../../ui/kit/page.fixture.ts";
import { fieldOf, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { type Details, defaultDetails, give } from "../../../../domain/details/details.ts";
import { liftedRxv } from "../calculation.fixture.ts";
import { DescribeLine } from "./describe-line.tsx";

function Form({ carried = defaultDetails, fixedMake }: { carried?: Details; fixedMake?: string }) {
  const [details, setDetails] = useState<Details>(carried);
  return (
    <form>
      <DescribeLine
        details={details}
        fixedMake={fixedMake}
        onRead={(line) => setDetails(line.details)}
        onUndo={setDetails}
      />
      <output>{JSON.stringify(details)}</output>
    </form>
  );
}

const detailsIn = (form: HTMLElement): Details =>
  JSON.parse(textOf(getOne("output", form))) as Details;

async function describedAs(text: string) {
  const form = await mount(<Form />);
  await enter(text, fieldOf("Describe it in a line", form));
  await vi.waitFor(() => expect(textOf(getOne("[role=status]", form))).not.toContain("Or fill in"));
  return form;
}

test("a line fills in the form and says what it read", async () => {
  const form = await describedAs("2019 ezgo rxv lithium lifted 6 seats $9,800 obo");
  expect(detailsIn(form)).toEqual(
    give(defaultDetails, {
      modelYear: "2019",
      make: "EZ-GO",
      model: "RXV",
      seats: 6,
      powertrain: "electric",
      batteryType: "lithium",
      lifted: true,
      hasUpgrades: true,
    }),
  );
  expect(textsOf("li", form)).toEqual([
    "2019",
    "EZ-GO RXV",
    "6 seats",
    "electric",
    "lithium",
    "lifted",
    "upgrades",
    "$9,800",
  ]);
});

test("a line about a cart that doesn’t run says what it took from that", async () => {
  const form = await describedAs("2012 Club Car DS 48V won't start");
  expect(detailsIn(form)).toMatchObject({ notRunning: true, condition: "poor", batteryAge: 5 });
  expect(textsOf("li", form)).toEqual([
    "2012",
    "Club Car DS",
    "electric",
    "poor condition",
    "batteries: 5+ years",
    "doesn’t run",
  ]);
});

test("a detail removed from the line goes back to its default", async () => {
  const form = await describedAs("2019 ezgo rxv 6 seats");
  await enter("2019 ezgo rxv", fieldOf("Describe it in a line", form));
  await vi.waitFor(() => expect(detailsIn(form).seats).toBe(defaultDetails.seats));
  expect(detailsIn(form)).toMatchObject({ modelYear: "2019", make: "EZ-GO", model: "RXV" });
  await enter("", fieldOf("Describe it in a line", form));
  await vi.waitFor(() => expect(detailsIn(form)).toEqual(defaultDetails));
});

test("a line about another cart takes nothing from the one before, until Undo is pressed", async () => {
  const form = await mount(<Form carried={liftedRxv} />);
  await enter("2014 Club Car Precedent $3,900 obo", fieldOf("Describe it in a line", form));
  await vi.waitFor(() =>
    expect(detailsIn(form)).toEqual({
      ...defaultDetails,
      modelYear: "2014",
      make: "Club Car",
      model: "Precedent",
    }),
  );
  expect(textOf(getOne("[role=status]", form))).toContain("This is another cart");
  await press("Undo", form);
  expect(detailsIn(form)).toEqual(liftedRxv);
  expect(fieldOf("Describe it in a line", form).value).toBe("");
});

test("an ad for something else fills in nothing and says so", async () => {
  const form = await describedAs("2018 Bass Tracker boat with trailer $6,500");
  expect(textOf(getOne("[role=status]", form))).toContain(
    "“boat” isn’t a golf cart, so we filled in nothing.",
  );
  expect(detailsIn(form)).toEqual(defaultDetails);
});

test("on a page of one make, a typed line about another make can be undone", async () => {
  const form = await mount(<Form carried={liftedRxv} fixedMake="EZ-GO" />);
  const line = fieldOf("Describe it in a line", form);
  for (const text of ["2022 icon", "2022 icon i60", "2022 icon i60 lithium"]) {
    await enter(text, line);
    await vi.waitFor(() => expect(detailsIn(form).modelYear).toBe("2022"));
  }
  expect(detailsIn(form)).toMatchObject({ make: "EZ-GO", lifted: false });
  await press("Undo", form);
  expect(detailsIn(form)).toEqual(liftedRxv);
});

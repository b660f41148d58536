import { afterEach, describe, expect, test, vi } from "vitest";
import { useState } from "react";
import { enter, mount, press } from "../../../ui/kit/page.fixture.ts";
import { fieldOf, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import type { CartValues } from "../cart-values.ts";
import { Extras } from "./cart-fields.tsx";
import {
  type DetailChange,
  type Details,
  defaultDetails,
  give,
} from "../../../../domain/details/details.ts";
import { liftedRxv } from "../calculation.fixture.ts";
import { DescribeLine } from "./describe-line.tsx";

function Form({ carried = defaultDetails, fixedMake }: { carried?: Details; fixedMake?: string }) {
  const [values, setValues] = useState<CartValues>({ details: carried, isRead: false });
  const change = (next: DetailChange) =>
    setValues((current) => ({ ...current, details: give(current.details, next) }));
  return (
    <form>
      <DescribeLine
        values={values}
        fixedMake={fixedMake}
        onFill={setValues}
        onLine={() => {}}
        onEnter={() => {}}
        missing=""
      />
      <Extras {...values.details} onChange={change} />
      <button type="button" onClick={() => setValues((current) => ({ ...current }))}>
        Calculate
      </button>
      <button type="button" onClick={() => change({ modelYear: "2020" })}>
        Rename
      </button>
      <output>{JSON.stringify(values.details)}</output>
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

describe("a line that the visitor comes back to", () => {
  const line = (form: HTMLElement) => fieldOf<HTMLTextAreaElement>("Describe it in a line", form);

  async function leaveAndArrive(type: "reload" | "navigate") {
    await describedAs("2019 ezgo rxv, half of an ad");
    dispatchEvent(new Event("pagehide"));
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as never]);
    return mount(<Form carried={give(defaultDetails, { modelYear: "2021" })} />);
  }

  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  test("an unfinished line is still there after a reload, and corrections made by hand stay", async () => {
    const form = await leaveAndArrive("reload");
    expect(line(form).value).toBe("2019 ezgo rxv, half of an ad");
    expect(detailsIn(form).modelYear).toBe("2021");
    await enter("2019 ezgo rxv lithium", line(form));
    await vi.waitFor(() => expect(detailsIn(form).batteryType).toBe("lithium"));
  });

  test("a new visit to the page begins with an empty line", async () => {
    expect(line(await leaveAndArrive("navigate")).value).toBe("");
  });
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

test.each(["2022 icon i60 lithium", "2020 yamaha drive2", "Club Car DS 2008"])(
  "on one make's page, the line %j about another make fills in nothing and links to its value",
  async (text) => {
    const form = await mount(<Form carried={liftedRxv} fixedMake="EZ-GO" />);
    await enter(text, fieldOf("Describe it in a line", form));
    await vi.waitFor(() => expect(textsOf("li", form).length).toBeGreaterThan(1));
    expect(detailsIn(form)).toEqual(liftedRxv);
    expect(textOf(getOne("[role=status]", form))).toContain("This page is for EZ-GO");
    const { searchParams } = new URL(getOne<HTMLAnchorElement>("[role=status] a", form).href);
    expect(text.toLowerCase()).toContain(searchParams.get("make")!.toLowerCase());
    expect(text).toContain(searchParams.get("year"));
  },
);

test("on one make's page, a line that ends up naming another make leaves the form as it was", async () => {
  const form = await mount(<Form carried={liftedRxv} fixedMake="EZ-GO" />);
  const line = fieldOf("Describe it in a line", form);
  await enter("2012", line);
  await vi.waitFor(() => expect(detailsIn(form).modelYear).toBe("2012"));
  await enter("2012 Yamaha", line);
  await vi.waitFor(() => expect(detailsIn(form)).toEqual(liftedRxv));
});

describe("a second line about another cart", () => {
  async function describeNext(text: string, form: HTMLElement) {
    await enter(text, fieldOf("Describe it in a line", form));
    await vi.waitFor(() => expect(textsOf("li", form)[0]).toBe(text.slice(0, 4)));
  }
  const statusIn = (form: HTMLElement) => textOf(getOne("[role=status]", form));
  const anotherCart = "This is another cart";

  test.each([
    ["replaces the first", async () => {}],
    [
      "follows an emptied field",
      (form: HTMLElement) => enter("", fieldOf("Describe it in a line", form)),
    ],
  ])(
    "a line that %s says it dropped what was entered by hand, and Undo brings that back",
    async (...row) => {
      const [, clear] = row;
      const form = await mount(<Form />);
      await describeNext("2018 Club Car Precedent", form);
      await press("Lifted", form);
      const first = detailsIn(form);
      await clear(form);
      await describeNext("2019 ezgo rxv", form);
      expect(detailsIn(form)).toMatchObject({ model: "RXV", lifted: false });
      expect(statusIn(form)).toContain(anotherCart);
      await describeNext("2019 ezgo rxv 4 seats", form);
      expect(statusIn(form)).toContain(anotherCart);
      await press("Undo", form);
      expect(detailsIn(form)).toEqual(first);
      expect(first).toMatchObject({ model: "Precedent", lifted: true });
    },
  );

  test("Undo after an answer goes back to the cart that was answered", async () => {
    const form = await mount(<Form carried={liftedRxv} />);
    await describeNext("2014 Club Car Precedent", form);
    const answered = detailsIn(form);
    await press("Calculate", form);
    await describeNext("2018 Yamaha Drive2", form);
    await press("Undo", form);
    expect(detailsIn(form)).toEqual(answered);
  });

  test("Undo before an answer goes back to the cart before the first line", async () => {
    const form = await mount(<Form carried={liftedRxv} />);
    await describeNext("2014 Yamaha Drive", form);
    await describeNext("2014 Yamaha Drive2", form);
    await press("Undo", form);
    expect(detailsIn(form)).toEqual(liftedRxv);
  });

  test("a line that drops only what the first line said doesn’t say that it dropped anything", async () => {
    const form = await mount(<Form />);
    await describeNext("2018 Club Car Precedent", form);
    await describeNext("2019 ezgo rxv", form);
    expect(statusIn(form)).not.toContain(anotherCart);
  });

  test("a line that names the cart the way it was corrected by hand keeps what was entered", async () => {
    const form = await mount(<Form />);
    await describeNext("2019 ezgo rxv", form);
    await press("Rename", form);
    await press("Lifted", form);
    await describeNext("2020 ezgo rxv", form);
    expect(detailsIn(form)).toMatchObject({ modelYear: "2020", lifted: true });
    expect(statusIn(form)).not.toContain(anotherCart);
  });
});

// Tested in asking-row.test.ts.
import type { BatteryType, Powertrain } from "../../domain/cart/cart.ts";
import { resolveModel } from "../../domain/catalogue/resolve-model.ts";
import { type AdDetails, readAd } from "../../domain/reading/ad/read-ad.ts";
import { isAccessory } from "../../domain/reading/sheet/accessory.ts";
import { readLifted } from "../../domain/reading/sheet/cell-choices.ts";
import { readNames } from "../../domain/reading/sheet/cell-names.ts";
import { readSeats } from "../../domain/reading/sheet/cell-numbers.ts";
import { readSerialYears } from "../../domain/reading/sheet/serial-year.ts";
import { otherVehicleIn } from "../../domain/reading/sheet/other-vehicles.ts";
import { listText } from "../../domain/words/english.ts";
import { spellingOf } from "../../domain/words/name-match.ts";
import { makeAsListed } from "../import/read-listings.ts";
import { amountOf, batteryTypeOf, isOtherFuel, powertrainOf, yearOf } from "./stated.ts";
import type { Item } from "./item.ts";
import type { Source } from "./sources.ts";
import { yearOfDate } from "../../domain/words/year.ts";

/** What an item states comes first, then its text, the source's default, and its model's record. */
type Origin = "stated" | "text" | "default" | "model";

export interface Detail<T> {
  readonly value: T;
  readonly from: Origin;
}

export interface Details {
  readonly make: Detail<string>;
  readonly model: Detail<string>;
  readonly modelYear: Detail<string> | null;
  /** Set if the title or the serial number contradicts the year. */
  readonly yearDoubt: string | null;
  readonly powertrain: Detail<Powertrain> | null;
  readonly seats: Detail<string> | null;
  readonly batteryType: Detail<BatteryType> | null;
  readonly lifted: Detail<boolean> | null;
  readonly notRunning: boolean;
}

export interface Skip {
  readonly reason: string;
}

/**
 * Takes what the item doesn't state from its title, then from its description, and then from what is
 * known about its model. Returns a reason if it isn't a golf cart, or has no make or model.
 * `today` is an ISO date.
 */
export function readDetails(item: Item, source: ReadingContext, today: string): Details | Skip {
  const names = namesOf(item, source, today);
  if ("reason" in names) return names;
  const { make, model, title } = names;
  const described = readDescription(item.description, make.value, today);
  const said: Partial<AdDetails> = { ...described, ...title };
  const { defaults } = source;
  const inTitle = readAd(item.name, today).details.modelYear;
  const modelYear = yearOfItem(item, make.value, { inTitle, inText: described.modelYear }, today);
  const { implied } = resolveModel(make.value, model.value);
  const statedBattery = batteryTypeOf(item.battery_type);
  const powertrain = firstDetail<Powertrain>(
    powertrainOf(item.powertrain) ?? (statedBattery && "electric"),
    said.powertrain,
    defaults.powertrain,
    implied.powertrain,
  );
  return {
    make,
    model,
    ...modelYear,
    powertrain: isOtherFuel(item.powertrain || item.name) ? null : powertrain,
    seats: firstDetail(
      seatsOf(item.seats),
      said.seats && String(said.seats),
      undefined,
      implied.seats && String(implied.seats),
    ),
    batteryType:
      powertrain?.value === "gas"
        ? null
        : firstDetail(
            statedBattery,
            // Something else was stated, so the source's default would be wrong.
            said.batteryType,
            item.battery_type === "" ? defaults.battery_type : undefined,
            implied.batteryType,
          ),
    lifted: firstDetail(
      item.lifted === "" ? undefined : (readLifted(item.lifted) ?? undefined),
      said.lifted,
      undefined,
      implied.lifted,
    ),
    notRunning: said.notRunning === true,
  };
}

type ReadingContext = Pick<Source, "dealer" | "defaults">;

function firstDetail<T>(
  stated: T | undefined,
  text: T | undefined,
  byDefault: T | undefined,
  implied: T | undefined,
): Detail<T> | null {
  if (stated !== undefined) return { value: stated, from: "stated" };
  if (text !== undefined) return { value: text, from: "text" };
  if (byDefault !== undefined) return { value: byDefault, from: "default" };
  return implied === undefined ? null : { value: implied, from: "model" };
}

interface Named {
  readonly make: Detail<string>;
  readonly model: Detail<string>;
  /** What the title and the model say beyond names. */
  readonly title: Partial<AdDetails>;
}

function namesOf(item: Item, { dealer, defaults }: ReadingContext, today: string): Named | Skip {
  // Shops often give their own name as the brand.
  const isDealers =
    makeAsListed(item.make) === undefined && spellingOf(dealer).includes(spellingOf(item.make));
  const own = isDealers ? "" : item.make;
  const cells = { model: item.model, makeAndModel: item.name, hasMakeColumn: own !== "" };
  const said = readNames({ ...cells, make: own }, today);
  const isSaid = said.make !== "";
  const names = isSaid ? said : readNames({ ...cells, ...withMake(item, defaults.make) }, today);
  const year = yearOf(item.model_year) ?? names.year;
  const other = otherVehicleIn(
    { make: own, model: item.model, makeAndModel: item.name, type: typeIn(item.kind) },
    { make: names.make, year: year === "" ? null : Number(year) },
  );
  if (other !== null) return { reason: `is ${other}` };
  if (names.refused === "two carts") return { reason: "names more than one cart" };
  const isPart = isAccessory({
    title: item.name,
    isNamed: names.make !== "" && names.model !== "",
    price: Number(amountOf(item.offers[0]?.price ?? "")) || null,
  });
  if (names.refused === "parts" || (year === "" && isPart)) return { reason: "is a part" };
  const make = makeAsListed(names.make);
  if (make === undefined) {
    if (names.make === "" && own === "") return { reason: "no make" };
    return { reason: `make is not in the directory: ${names.make || own}` };
  }
  if (own !== "" && item.model === "" && isOtherMake(own, make, today)) {
    return { reason: `states the make ${own}, and its title names ${make}` };
  }
  if (names.model === "") return { reason: "no model" };
  const from: Origin = isSaid ? (own === "" ? "text" : "stated") : "default";
  return {
    make: { value: make, from },
    model: { value: item.model || names.model, from: item.model === "" ? "text" : "stated" },
    title: names.otherDetails,
  };
}

/** A shop's categories name everything that it sells: "Golf Carts, ATVs". */
const typeIn = (kind: string) => (/\b(?:golf|carts?|lsv)\b/i.test(kind) ? "" : kind);

/** As the title would say it if the dealer had not left out the only make that it sells. */
function withMake({ name, model }: Item, make: string | undefined) {
  if (make === undefined || model !== "") return { make: make ?? "" };
  return {
    make: "",
    makeAndModel: name.replace(/^(?:(?:19|20)\d\d\s+)?/, (year) => `${year}${make} `),
  };
}

function isOtherMake(stated: string, make: string, today: string): boolean {
  const cells = { make: stated, model: "", makeAndModel: "", hasMakeColumn: true };
  const alone = makeAsListed(readNames(cells, today).make);
  return alone !== undefined && alone !== make;
}

/** A description may compare the cart with others, or sell them too. */
function readDescription(description: string, make: string, today: string): Partial<AdDetails> {
  if (description === "") return {};
  const { details } = readAd(description, today);
  return details.make === undefined || details.make === make ? details : {};
}

function yearOfItem(
  { model_year, name, serial }: Item,
  make: string,
  { inTitle, inText }: { inTitle: number | undefined; inText: number | undefined },
  today: string,
) {
  const stated = yearOf(model_year);
  const named = /^(\d{4})\b/.exec(name)?.[1] ?? inTitle?.toString();
  const year = stated ?? named ?? inText?.toString();
  if (year === undefined) return { modelYear: null, yearDoubt: null };
  const modelYear = { value: year, from: stated === undefined ? "text" : "stated" } as const;
  const numbered = readSerialYears(serial, make, yearOfDate(today)).map(String);
  const conflicts = [
    named !== undefined && named !== year && /^(?:19|20)/.test(named) ? `name says ${named}` : "",
    numbered.length > 0 && !numbered.includes(year)
      ? `its number says ${listText(numbered, "or")}`
      : "",
  ].filter((conflict) => conflict !== "");
  const yearDoubt = conflicts.length === 0 ? null : `YEAR CONFLICT: ${conflicts.join(", ")}`;
  return { modelYear, yearDoubt };
}

/** A shuttle has more seats than the form's choices. */
function seatsOf(text: string): string | undefined {
  const [, count] = /^([1-9]|1\d|20)(?:\.0+)?$/.exec(text.trim()) ?? [];
  if (count !== undefined || text === "") return count;
  return readSeats(text)?.toString();
}

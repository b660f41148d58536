import type { NumberRange } from "../../domain/recalls/number-range.ts";
import type { Named, SerialTable } from "../../domain/serial-numbers/serial-table.ts";
import { type DatedNumber, type ListedKind, numberKindOf } from "./dated-number.ts";
import { ezgoSeries } from "./fit-ezgo.ts";
import { yamahaPrefixes } from "./fit-yamaha.ts";
import { namedBy } from "./named-cart.ts";

/** The table that dated numbers and recalls give, without its measured errors. */
export function fitSerials(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
): SerialTable {
  const dated = (kind: ListedKind) => numbers.filter((each) => each.kind === kind);
  const recalled = (kind: ListedKind) =>
    recalls.filter((each) => each.kind === numberKindOf(kind).id);
  return {
    clubCar: clubCarLetters(dated("club-car-serial"), recalled("club-car-serial")),
    ezGo: ezgoSeries(dated("ezgo-serial"), recalled("ezgo-serial")),
    yamaha: yamahaPrefixes(dated("yamaha-serial"), recalled("yamaha-serial")),
  };
}

/** What the letters of a serial name. What several dealers' numbers show goes before a recall. */
function clubCarLetters(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
): Record<string, Named> {
  const byLetters = Map.groupBy(numbers, ({ plain }) => /^[A-Z]*/.exec(plain)![0]);
  const recalled = recalls
    .filter(({ model }) => model !== undefined)
    .flatMap(({ prefixes, model, powertrain }) =>
      prefixes.map((prefix): [string, Named] => [
        prefix,
        { model, ...(powertrain && { powertrain }) },
      ]),
    );
  const dealt = [...byLetters]
    .map(([letters, same]): [string, Named] => [letters, namedBy(same)])
    .filter(([, named]) => Object.keys(named).length > 0);
  const names = Object.entries(Object.fromEntries([...recalled, ...dealt]));
  return Object.fromEntries(names.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

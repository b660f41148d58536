import { batteryDateCode } from "../../../domain/serial-numbers/battery-date-code.ts";
import { plainCharacters } from "../../../domain/serial-numbers/plain-characters.ts";
import { type BatteryAge, batteryAges } from "../../../domain/valuation/cart.ts";

/** What a date code says: an age if it can be read, and in any case a sentence. */
export interface DateCode {
  readonly age?: BatteryAge;
  readonly text: string;
}

/** Null if nothing is typed. */
export function readDateCode(code: string, asOfYear: number): DateCode | null {
  const plain = plainCharacters(code);
  if (plain === "") return null;
  const reading = batteryDateCode.decode(plain, asOfYear);
  switch (reading.status) {
    case "unfinished":
      return { text: reading.hint };
    case "unreadable":
      return { text: `${reading.problem.why} ${reading.problem.next}` };
    case "read": {
      const { year, reason } = reading.candidates[0]!;
      return { age: ageOf(year, asOfYear), text: reason };
    }
  }
}

/** As the value tool counts it: 5 stands for five years or more. */
function ageOf(year: number, asOfYear: number): BatteryAge {
  return batteryAges.find((each) => each === asOfYear - year) ?? 5;
}

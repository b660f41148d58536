import { queryOf } from "../../domain/details/details.ts";
import { someDetails } from "../../domain/details/cart.fixture.ts";

const details = someDetails({
  modelYear: "2018",
  model: "Precedent",
  seats: 2,
  batteryAge: 2,
  hasUpgrades: false,
});

/** The query of a shared estimate, as the value tool writes it. */
export function sharedQuery(change: Record<string, string> = {}): string {
  return `?${new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(queryOf(details))),
    ...change,
  })}`;
}

import { addressEnd } from "../../../../domain/details/details.ts";
import { renameToPublic } from "../../../../domain/cart/public-names.ts";
import type { RecalledCart } from "../../../../domain/recalls/find-recalls.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { recalledCartFromCalculation } from "../recalled-cart.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";

export const loadSummary = async () => (await import("./recall-summary.tsx")).RecallSummary;

const RecallSummary = lazyPart(loadSummary, "The recall notices couldn’t be loaded.");

const RecallLineText = lazyPart(
  async () => (await import("./recall-summary.tsx")).RecallLineText,
  "The recall notices couldn’t be loaded.",
);

/** One line for an answer that is about the price. */
export function RecallLine({ calculation }: { calculation: Calculation }) {
  const cart = recalledCartFromCalculation(calculation);
  return (
    <div className="soft">
      <RecallLineText {...cart} />
      <a href={recallAddress(cart)}>Check it for recalls</a>
    </div>
  );
}

/** For tools that aren't about recalls; the link opens the recall check with the cart filled in. */
export function RecallLink({ cart, children }: { cart: RecalledCart; children: string }) {
  return (
    <p>
      <RecallSummary {...cart} />
      <a href={recallAddress(cart)}>{children}</a>
    </p>
  );
}

/** Opens the recall check with the cart filled in. */
function recallAddress({ make, modelYear, model, powertrain, serial }: RecalledCart): string {
  const known = {
    make,
    modelYear: modelYear === null ? "" : `${modelYear}`,
    model,
    powertrain: powertrain ?? "",
    serial,
  };
  return `/recalls${addressEnd(Object.entries(renameToPublic(known)).filter(([, text]) => text !== ""))}`;
}

import { addressEnd } from "../../../../domain/cart/details.ts";
import type { RecalledCart } from "../../../../domain/recalls/find-recalls.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";

export const loadSummary = async () => (await import("./recall-summary.tsx")).RecallSummary;

const RecallSummary = lazyPart(loadSummary, "The recall notices couldn’t be loaded.");

/** For tools that aren't about recalls; the link opens the recall check with the cart filled in. */
export function RecallLink({ cart, children }: { cart: RecalledCart; children: string }) {
  const { make, modelYear, model, powertrain, serial } = cart;
  const year = modelYear === null ? "" : `${modelYear}`;
  const details = { make, year, model, powertrain: powertrain ?? "", serial };
  const fields = Object.entries(details).filter(([, text]) => text !== "");
  return (
    <p>
      <RecallSummary {...cart} />
      <a href={`/recalls${addressEnd(fields)}`}>{children}</a>
    </p>
  );
}

import { addressEnd } from "../../../../domain/cart/details.ts";
import type { RecalledCart } from "../../../../domain/recalls/find-recalls.ts";
import { latePart } from "../../../ui/lazy/late-part.tsx";

const RecallSummary = latePart(
  async () => (await import("./summary.tsx")).RecallSummary,
  "The recall notices couldn’t be loaded.",
);

/**
 * A tool's sentence about a cart's recalls, and the way to the recall check with the cart filled
 * in.
 */
export function RecallLink({
  cart,
  children,
}: {
  cart: RecalledCart;
  /** The text of the link. */
  children: string;
}) {
  const { make, modelYear, serial } = cart;
  const year = modelYear === null ? "" : `${modelYear}`;
  const given = Object.entries({ make, year, serial }).filter(([, text]) => text !== "");
  return (
    <p>
      <RecallSummary {...cart} />
      <a href={`/recalls${addressEnd(given)}`}>{children}</a>
    </p>
  );
}

import type { MarketFigures } from "../../../../domain/answer/figures.ts";
import { chainText, rangeText } from "../../../market/notes.ts";
import { Fold } from "../../../ui/kit/fold.tsx";

/** What the dealers' row leaves out: what the chain asks, and how far other dealers differ. */
export function DealersNotes({ market }: { market: Pick<MarketFigures, "chain"> }) {
  const chain = chainText(market);
  return (
    <>
      {chain !== "" && <p className="soft">{chain}</p>}
      <Fold title="How dealers’ prices differ">
        <p className="soft">{rangeText}</p>
      </Fold>
    </>
  );
}

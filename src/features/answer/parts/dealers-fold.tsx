import type { MarketFigures } from "../../../../domain/answer/figures.ts";
import { dealersText } from "../../../market/notes.ts";
import { Fold } from "../../../ui/kit/fold.tsx";

/** What the range in the dealers' row leaves out. */
export function DealersFold({ market }: { market: Pick<MarketFigures, "chain"> }) {
  return (
    <Fold title="How dealers’ prices differ">
      <p className="soft">{dealersText(market)}</p>
    </Fold>
  );
}

import { type Role, roles } from "../../../../domain/cart/roles.ts";
import type { ReactNode } from "react";
import { Button } from "../../../ui/kit/button.tsx";
import { Segments } from "../../../ui/form/choices.tsx";
import { type LateModule, useLateModule } from "../../../ui/lazy/use-late-module.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import type { Calculation } from "../../cart/calculation.ts";
import { estimateBand } from "../../evidence/estimate-band.ts";
import { PriceBands } from "../../evidence/parts/price-bands.tsx";
import { listedMakes } from "../../evidence/listed-makes.data.ts";
import { answerAlone, roleLabels } from "../../evidence/roles.ts";
import styles from "../value.module.css";

export const loadMarket = () => import("../../evidence/market-view.ts");

interface AnswerProps {
  calculation: Calculation;
  role: Role;
  onRole: (role: Role) => void;
  /** The formula's estimate, as large as it is shown. */
  tiles: ReactNode;
}

/**
 * Which number to use, and all of them on one axis. The formula's estimate is there at once; what
 * the market says has its place, and comes when it is loaded.
 */
export function Answer(props: AnswerProps) {
  return <AnswerFrom market={useLateModule(loadMarket)} {...props} />;
}

type Market = Awaited<ReturnType<typeof loadMarket>>;
type LateMarket = LateModule<Pick<Market, "marketView" | "noListings">>;

/** The answer as far as the market has been loaded. */
export function AnswerFrom({
  market,
  calculation,
  role,
  onRole,
  tiles,
}: AnswerProps & { market: LateMarket }) {
  const { appraisal } = calculation;
  const view = market.status === "loaded" ? market.module.marketView(calculation, role) : null;
  const { answer, bands, gap } = view ?? {
    answer: answerAlone(role, calculation),
    bands: [estimateBand(appraisal)],
    gap: "",
  };
  return (
    <>
      <div className={styles.answer}>
        <p aria-live="polite">
          {answer.before} <b>{formatDollars(answer.number)}</b> {answer.after}
        </p>
        <p className={styles.why}>{market.status === "loaded" ? answer.why : ""}</p>
      </div>
      <div className={styles.roles}>
        <Segments
          legend="What are you doing?"
          legendIsHidden
          name="for"
          choices={roles}
          labels={roleLabels}
          value={role}
          onChange={onRole}
        />
      </div>
      <PriceBands
        bands={bands}
        lead={{ name: answer.lead, tag: `For ${roleLabels[role].toLowerCase()}` }}
        mark={view === null ? null : { name: "Your range", low: answer.low, high: answer.high }}
        tiles={tiles}
      >
        {view === null && <MarketPlace market={market} make={calculation.cart.make} />}
      </PriceBands>
      {gap !== "" && (
        <p className={styles.gap}>
          <b>No overlap:</b> {gap}
        </p>
      )}
    </>
  );
}

/** Where the market's figures will be; kept free for them where the make has any. */
function MarketPlace({ market, make }: { market: LateMarket; make: string }) {
  return (
    <div
      className={styles.place}
      data-reserved={listedMakes.includes(make) || undefined}
      role="status"
    >
      {market.status === "loaded" && <p>{market.module.noListings}</p>}
      {market.status === "failed" && (
        <>
          <p>Dealers’ prices couldn’t be loaded. The estimate doesn’t use them.</p>
          <Button onClick={market.retry}>Try again</Button>
        </>
      )}
    </div>
  );
}

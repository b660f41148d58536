// Tested in figures.test.tsx.
import { formatDollars, formatRange } from "../../../../domain/words/money.ts";
import { work } from "../../../../domain/market/work-prices.ts";
import { Figure } from "../../../charts/figure.tsx";
import { installationFee, leadAcidSets, setPrice } from "../values.ts";
import styles from "../figures.module.css";

export function BatteryPacks() {
  const prices = leadAcidSets.map(setPrice);
  const range = { low: Math.min(...prices), high: Math.max(...prices) };
  return (
    <Figure
      title={`A lead-acid set costs ${formatRange(range)}, installed`}
      note="How many batteries a cart has, and the price of the set."
      source={`Lead-acid: one seller, Nov 2025, including ${formatDollars(installationFee)} for installation. Lithium, installed: an installer in Arizona and a dealer chain, 2026.`}
    >
      <ul className={`${styles.packs} stack`}>
        {leadAcidSets.map((set) => (
          <li key={`${set.count} ${set.volts}`}>
            <p>
              <b>{set.count * set.volts} volts</b> {set.name}
            </p>
            <p className="n">
              {formatDollars(setPrice(set))} <small>{formatDollars(set.each)} each</small>
            </p>
            <div className="step-pack" aria-hidden="true">
              {Array.from({ length: set.count }, (_, index) => (
                <span key={index}>{set.volts}</span>
              ))}
            </div>
          </li>
        ))}
        <li>
          <p>
            <b>48 volts</b> one lithium pack
          </p>
          <p className="n">{formatRange(work.lithiumSet)}</p>
          <div className="step-pack" data-whole="" aria-hidden="true">
            <span>Lithium</span>
          </div>
        </li>
      </ul>
    </Figure>
  );
}

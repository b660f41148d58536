import { formatNumber, listText } from "../../../../domain/words/english.ts";
import { formatDollars, formatRange } from "../../../../domain/words/money.ts";
import { work } from "../../../../domain/market/work-prices.ts";
import { type Bar, Bars } from "../../../charts/bars.tsx";
import { Figure } from "../../../charts/figure.tsx";
import { SeasonChart } from "../../../charts/season-chart.tsx";
import { dateText } from "../../../format/date-text.ts";
import { type AskingSummary, askingSummary } from "../../../market/asking-prices.ts";
import { facts, usedListings } from "../../../market/listings.data.ts";
import { PriceOfListings, RangeOfListings } from "../../../ui/kit/price.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { Headline } from "../../../ui/masthead/sign.tsx";
import { type AskingGroup, askingByAge, askingByMake } from "../asking-groups.ts";
import type { FigureName } from "../sections.ts";
import styles from "../figures.module.css";
import { BatteryPacks } from "./battery-packs.tsx";
import { Coverage } from "./coverage.tsx";
import { InsuranceCosts, InsuredPlaces } from "./insurance-figures.tsx";
import { ModelComparison } from "./model-comparison.tsx";
import { ChargingChecks, UphillChecks } from "./guide-picture.tsx";
import { PapersNeeded, StreetLegal, TitleTransfer, ValueSheet } from "./papers-needed.tsx";
import {
  BankDrawing,
  CartUses,
  CautionSign,
  DealerLot,
  GasAndElectric,
  HomePolicy,
  LienDrawing,
  LithiumPapers,
  NewSet,
  PhoneAd,
  PhotoDrawing,
  PriceTag,
  RegionDrawing,
  SaleByBill,
  StopSign,
  WarrantyDrawing,
  WeakPack,
} from "./section-drawings.tsx";
import { ValueLoss } from "./value-loss.tsx";
import { ladder, newFourSeater, values } from "../values.ts";

export const figures: Record<FigureName, () => React.ReactNode> = {
  "asking-by-age": AskingByAge,
  "asking-by-make": AskingByMake,
  "battery-packs": BatteryPacks,
  "battery-readings": BatteryReadings,
  costs: Costs,
  coverage: Coverage,
  "insurance-costs": InsuranceCosts,
  "insured-places": InsuredPlaces,
  "market-figures": MarketFigures,
  "model-comparison": ModelComparison,
  "papers-needed": PapersNeeded,
  "price-ladder": PriceLadder,
  seasons: SeasonChart,
  "street-legal": StreetLegal,
  "charging-checks": ChargingChecks,
  "uphill-checks": UphillChecks,
  "title-transfer": TitleTransfer,
  "value-loss": ValueLoss,
  "value-sheet": ValueSheet,
  bank: BankDrawing,
  "cart-uses": CartUses,
  "caution-sign": CautionSign,
  "dealer-lot": DealerLot,
  "gas-and-electric": GasAndElectric,
  "home-policy": HomePolicy,
  lien: LienDrawing,
  "lithium-papers": LithiumPapers,
  "new-set": NewSet,
  "phone-ad": PhoneAd,
  photo: PhotoDrawing,
  "price-tag": PriceTag,
  regions: RegionDrawing,
  "sale-by-bill": SaleByBill,
  "stop-sign": StopSign,
  warranty: WarrantyDrawing,
  "weak-pack": WeakPack,
};

/** What a good battery of each kind reads at least, and where it is used. */
const readings = [
  ["6.3", "6 volts", "six in a 36-volt cart, eight in a 48-volt one"],
  ["8.4", "8 volts", "six in a 48-volt cart"],
  ["12.6", "12 volts", "four in a 48-volt cart"],
] as const;

function BatteryReadings() {
  return (
    <div className={`${styles.readings} tinted stack`}>
      <h3>A good battery, charged and rested for 6 hours, reads at least</h3>
      <ul className="grid">
        {readings.map(([volts, name, place]) => (
          <li key={name}>
            <div className="step-pack">
              <span>{volts}</span>
            </div>
            <p>
              <b>{name}</b> <small>{place}</small>
            </p>
          </li>
        ))}
      </ul>
      <p>
        Drive up a hill, park on the level with the brake set, and measure again at once. The one
        that sags is the weak one. <a href="/battery-test">Enter your readings</a>
      </p>
    </div>
  );
}

/** From the product spec, section 9. */
const headline = [
  ["18%", "annual growth"],
  ["$2.5B", "market size"],
  ["75%", "electric share"],
  ["20%+", "longer life cycles with lithium"],
] as const;

function MarketFigures() {
  return (
    <ul className={`${styles.numbers} grid`}>
      {headline.map(([number, meaning]) => (
        <li key={meaning}>
          <p className="big">{number}</p>
          <p>{meaning}</p>
        </li>
      ))}
    </ul>
  );
}

const used = askingSummary(usedListings)!;

function Costs() {
  const bar = (name: string, { low, high }: Pick<AskingSummary, "low" | "high">): Bar => ({
    name,
    from: low,
    to: high,
    text: formatRange({ low, high }),
  });
  return (
    <Figure
      title="New lead-acid batteries cost more than a quarter of a used cart"
      note="A set of batteries, installed, and what dealers ask for a cart."
      source={`Lead-acid: a dealer in Texas, Aug 2026. Lithium: an installer in Arizona and a dealer chain, 2026. Used carts: eight in ten of our listings, the newest from ${dateText(facts.newest)}. New ones: most at a chain in the eastern states, Sep 2026.`}
    >
      <Bars
        bars={[
          { ...bar("Lead-acid set", work.batteries), kind: "trade" },
          { ...bar("Lithium set", work.lithiumSet), kind: "trade" },
          { ...bar("Used cart", used), text: <RangeOfListings {...used} /> },
          { ...bar("New four-seater", newFourSeater), kind: "formula" },
        ]}
      />
    </Figure>
  );
}

const sourceNote = `Asking prices of ${formatNumber(usedListings.length)} used carts in our listings; the newest is from ${dateText(facts.newest)}.`;

function AskingByAge() {
  const groups = askingByAge(usedListings);
  const [first, last] = [groups[0]!, groups.at(-1)!];
  return (
    <Figure
      title={
        <>
          From <PriceOfListings ofListings={first.middle} /> at {first.name} to{" "}
          <PriceOfListings ofListings={last.middle} /> at {last.name}
        </>
      }
      note="Each bar covers the middle 80% of asking prices, and the mark is the median."
      source={`${sourceNote} Makes and equipment differ from age to age.`}
    >
      <AskingBars groups={groups} />
    </Figure>
  );
}

function AskingByMake() {
  const groups = askingByMake(usedListings);
  const topGroups = groups.slice(0, 3);
  const share = topGroups.reduce((sum, { count }) => sum + count, 0) / usedListings.length;
  return (
    <Figure
      title={`${listText(topGroups.map(({ name }) => name))} are ${Math.round(100 * share)}% of the used carts listed`}
      note="Each bar covers the middle 80% of asking prices, and the mark is the median."
      source={`The same listings. Only makes with at least ten are shown. A make whose listed carts are newer has a higher median, so this doesn’t rank makes.`}
    >
      <AskingBars groups={groups} />
    </Figure>
  );
}

function AskingBars({ groups }: { groups: readonly AskingGroup[] }) {
  return (
    <Bars
      bars={groups.map(({ name, low, middle, high }) => ({
        name,
        from: low,
        to: high,
        mark: middle,
        text: <PriceOfListings ofListings={middle} />,
      }))}
    />
  );
}

const rungs = [
  ["Floor", ladder.floor, "trade-in"],
  ["Ask", ladder.ask, "three quarters up"],
  ["Top", ladder.top, "as it stands"],
] as const;

function PriceLadder() {
  return (
    <div className="stack">
      <ul className={`${styles.ladder} grid`}>
        {rungs.map(([name, price, note]) => (
          <li key={name}>
            <p>
              <b>{name}</b> <small>{note}</small>
            </p>
            <div className="sign" data-small="">
              <Headline>
                <Tiles value={price.dollars} text={formatDollars(price.dollars)} price={price} />
              </Headline>
            </div>
          </li>
        ))}
      </ul>
      <p>
        A {values.example} with four seats, in good condition, with 4-year-old batteries.{" "}
        <a href="/">Value yours</a>
      </p>
    </div>
  );
}

// Tested through the page in home-page.test.tsx.
import { type AdAnswer, checkAd } from "../../../domain/answer/check-ad.ts";
import { type Figures, figuresOf } from "../../../domain/answer/figures.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import {
  type DetailChange,
  cartOf,
  defaultDetails,
  give,
  queryOf,
  withAllShown,
} from "../../../domain/details/details.ts";
import { readAd } from "../../../domain/reading/ad/read-ad.ts";
import { facts } from "../../market/listings.data.ts";
import { paintOf } from "../../ui/drawing/paint.ts";
import { fillInAd } from "../cart-form/parsed-ad.ts";
import type { StartingCart } from "../answer/parts/answer.tsx";

const eightYearsOld = String(facts.asOfYear - 8);

/** Shown with its four numbers. */
export const sample = withAllShown({
  ...defaultDetails,
  modelYear: eightYearsOld,
  make: "EZ-GO",
  model: "RXV",
  seats: 4,
  batteryAge: 4,
});

export const sampleFigures = figuresOf(cartOf(sample)!, siteMarket, facts.asOfYear);

const starting: readonly {
  /** What its card says about it; the rest stays assumed. */
  readonly said: DetailChange;
  readonly note: string;
  /** The address of its model's page. */
  readonly path: string;
}[] = [
  {
    path: "/club-car/precedent",
    said: {
      modelYear: eightYearsOld,
      make: "Club Car",
      model: "Precedent",
      seats: 2,
      condition: "good",
    },
    note: "two seats, good",
  },
  {
    path: "/ez-go/rxv",
    said: {
      modelYear: eightYearsOld,
      make: "EZ-GO",
      model: "RXV",
      seats: 4,
      condition: "good",
    },
    note: "four seats, good",
  },
  {
    path: "/club-car/onward",
    said: {
      modelYear: String(facts.asOfYear - 4),
      make: "Club Car",
      model: "Onward",
      seats: 4,
      batteryType: "lithium",
      lifted: true,
    },
    note: "lifted, lithium",
  },
];

/** Starting points for somebody who'd rather correct a cart than describe one. */
export const startingCarts: readonly StartingCart[] = starting.map(({ said, note, path }) => {
  const details = give(defaultDetails, said);
  return {
    name: `${details.modelYear} ${details.model}`,
    note,
    href: `/${queryOf(details)}`,
    cart: details,
    paint: paintOf(path),
  };
});

const adText = `${eightYearsOld} EZGO RXV, runs great. 48V electric, back seat, 4 year old batteries. Few scratches, always garaged. $6,500 obo`;

interface AdPart {
  readonly text: string;
  readonly isRead: boolean;
}

export interface SampleAd {
  /** The ad in order, cut where each stretch that was read begins and ends. */
  readonly parts: readonly AdPart[];
  readonly price: number;
  readonly figures: Figures;
  readonly answer: AdAnswer;
}

/** An ad as the price check reads and judges it. */
export const sampleAd: SampleAd = (() => {
  const { details, spans } = readAd(adText, facts.newest);
  const cart = cartOf(fillInAd(defaultDetails, details))!;
  const figures = figuresOf(cart, siteMarket, facts.asOfYear);
  const price = details.price!;
  return { parts: adParts(spans), price, figures, answer: checkAd(figures, price, "owner") };
})();

function adParts(spans: ReturnType<typeof readAd>["spans"]): AdPart[] {
  const parts: AdPart[] = [];
  let at = 0;
  for (const { start, end } of Object.values(spans).toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    if (start > at) parts.push({ text: adText.slice(at, start), isRead: false });
    parts.push({ text: adText.slice(start, end), isRead: true });
    at = end;
  }
  return at < adText.length ? [...parts, { text: adText.slice(at), isRead: false }] : parts;
}

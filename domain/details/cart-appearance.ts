import { bodyOf } from "../catalogue/bodies.ts";
import type { Body } from "../catalogue/family.ts";
import { type Cart, cartFields, defaultChoices, maxBatteryAge } from "../cart/cart.ts";
import { type ChoiceName, type Details, sourceOf } from "./details.ts";

/** Everything that a drawing shows about a cart. An empty make stands for any golf cart. */
export type CartAppearance = Readonly<Omit<Cart, "modelYear">>;

export const genericCart: CartAppearance = { ...defaultChoices, make: "", model: "", seats: 4 };

export function cartAttributes(cart: CartAppearance) {
  const { seats, powertrain, condition, batteryAge, hasUpgrades, lifted } = cart;
  return {
    "data-seats": seats,
    "data-power": powertrain,
    "data-condition": condition,
    "data-battery": powertrain === "electric" ? batteryAge : undefined,
    "data-upgrades": hasUpgrades || undefined,
    "data-lifted": lifted || undefined,
  };
}

export const notRunningText = "doesn’t run";

/** A detail in a cart's summary. */
interface SummaryPart {
  readonly name: ChoiceName;
  readonly text: string;
}

/** "2 seats", "electric", "good condition". */
export function cartSummary(cart: CartAppearance): string[] {
  return longParts(cart).map(({ text }) => text);
}

/** "4 seats", "electric", "good", "4-yr batteries". */
export function shortSummary(cart: CartAppearance): string[] {
  return shortParts(cart).map(({ text }) => text);
}

/** Without what is only assumed, for texts that somebody else acts on. */
export function knownSummary(details: Details): string[] {
  return knownParts(details).map(({ text }) => text);
}

/** Separates what somebody has said from what only the model implies. */
export function summaryBySource(details: Details): { said: string[]; implied: string[] } {
  const parts = knownParts(details);
  const textsOf = (isImplied: boolean) =>
    parts
      .filter(({ name }) => (sourceOf(details, name) === "model") === isImplied)
      .map(({ text }) => text);
  return { said: textsOf(false), implied: textsOf(true) };
}

function knownParts(details: Details): SummaryPart[] {
  const type = knownType(details);
  return longParts(details).flatMap((part): SummaryPart[] => {
    if (sourceOf(details, part.name) !== "assumed") return [part];
    const isType = part.name === "batteryAge" && type !== null;
    return isType ? [{ name: "batteryType", text: `${type} batteries` }] : [];
  });
}

/** The type of its batteries, if more than their age is known. */
function knownType(details: Details) {
  const isKnown = sourceOf(details, "batteryType") !== "assumed";
  return details.powertrain === "electric" && isKnown ? details.batteryType : null;
}

interface MarkedPart extends SummaryPart {
  readonly isAssumed: boolean;
  /** "electric, assumed", or the text alone. */
  readonly marked: string;
}

export function markedSummary(details: Details): MarkedPart[] {
  const type = knownType(details);
  return shortParts(details).flatMap((part) => {
    const { name, text } = part;
    if (sourceOf(details, name) !== "assumed") return [markKnown(part)];
    if (name !== "batteryAge" || type === null) return [markAssumed(part)];
    // The pack's type may be known even if its age isn't.
    const age = text.replace(type, "batteries");
    return [markKnown({ name: "batteryType", text: type }), markAssumed({ name, text: age })];
  });
}

const markKnown = (part: SummaryPart): MarkedPart => ({
  ...part,
  isAssumed: false,
  marked: part.text,
});

const markAssumed = (part: SummaryPart): MarkedPart => ({
  ...part,
  isAssumed: true,
  marked: `${part.text}, assumed`,
});

/** Fits on one line, which never wraps inside "2-yr". */
export function markedSummaryText(details: Details): string {
  return markedSummary(details)
    .map(({ marked }) => marked.replace("-", "-\u2060"))
    .join(" · ");
}

function longParts(cart: CartAppearance): SummaryPart[] {
  return summaryParts(cart, `${cart.condition} condition`, batteriesText(cart));
}

function shortParts(cart: CartAppearance): SummaryPart[] {
  const { batteryAge, batteryType, condition } = cart;
  const pack = batteryType ?? "batteries";
  const age =
    batteryAge === 0 ? "new" : batteryAge === maxBatteryAge ? "5+ yr" : `${batteryAge}-yr`;
  return summaryParts(cart, condition, `${age} ${pack}`);
}

function summaryParts(cart: CartAppearance, condition: string, batteries: string): SummaryPart[] {
  const { hasUpgrades, lifted, notRunning, powertrain, seats } = cart;
  return [
    { name: "seats", text: cartFields.seats.labels[seats] },
    { name: "powertrain", text: powertrain },
    { name: "condition", text: condition },
    ...(notRunning ? [{ name: "notRunning", text: notRunningText } as const] : []),
    ...(powertrain === "electric" ? [{ name: "batteryAge", text: batteries } as const] : []),
    ...(lifted ? [{ name: "lifted", text: "lifted" } as const] : []),
    ...(hasUpgrades ? [{ name: "hasUpgrades", text: "upgrades" } as const] : []),
  ];
}

function batteriesText({ batteryAge, batteryType }: CartAppearance): string {
  const batteries = batteryType === null ? "batteries" : `${batteryType} batteries`;
  if (batteryAge === 0) return `new ${batteries}`;
  if (batteryAge === maxBatteryAge) return `${batteries} 5+ years old`;
  return `${batteryAge}-year-old ${batteries}`;
}

/** Names of the drawing's parts, from back to front. */
export function cartParts(cart: CartAppearance) {
  const { batteryAge, batteryType, condition, hasUpgrades, lifted, powertrain, seats } = cart;
  const body = bodyOf(cart);
  const { axles = [100, 260], wheel = "wheel" } = undercarriages[body] ?? {};
  const batteries = [`battery-${batteryAge}`, ...(batteryType === "lithium" ? ["lithium"] : [])];
  const power = powertrain === "gas" ? ["gas"] : batteries;
  const guard = lifted && body === "onward" ? ["onward-guard"] : [];
  const isGeneric = body === "generic";
  return {
    body: [`${body}-rear-${seats}`, ...(isGeneric ? [] : [body, ...guard]), ...power, condition],
    nose: [
      ...(isGeneric ? ["generic-nose", `${condition}-nose`] : []),
      ...(hasUpgrades ? [`${body}-light-bar`] : []),
    ],
    roof: `${body}-roof-${seats}`,
    wheel: [hasUpgrades ? "sport" : wheel, ...(lifted ? ["tread"] : [])],
    axles,
  };
}

interface Undercarriage {
  /** Horizontal positions of the wheels on a two-seat cart. */
  readonly axles?: readonly [rear: number, front: number];
  readonly wheel?: "alloy" | "knobby";
}

const undercarriages: Partial<Record<Body, Undercarriage>> = {
  onward: { wheel: "alloy" },
  drive2: { wheel: "alloy" },
  icon: { wheel: "alloy" },
  evolution: { wheel: "alloy" },
  garia: { wheel: "alloy" },
  gem: { wheel: "alloy", axles: [74, 282] },
  utility: { wheel: "knobby", axles: [66, 260] },
};

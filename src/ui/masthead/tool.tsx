// Tested through the tools, as in ../../features/price-check/island.test.tsx.
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import {
  type CartPrice,
  type ListingsPrice,
  dollarsOf,
} from "../../../domain/answer/cart-price.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { Price, PriceOfListings } from "../kit/price.tsx";
import { Scene } from "./scene.tsx";

/**
 * Without an answer, the form is beside the blank sign. With one, the form covers the sign while it is
 * open.
 */
export function Tool({
  ref,
  name,
  isAnswered,
  road,
  main,
  form,
  children,
}: {
  ref?: RefObject<HTMLElement | null>;
  name: string;
  isAnswered: boolean;
  road?: RoadProps | undefined;
  main: ReactNode;
  form: ReactNode;
  children: ReactNode;
}) {
  // A key, because the signs are prerendered: React may move them, but can't draw them again.
  const signs = road && <Road key="road" {...road} isHeaded={isAnswered} />;
  return (
    <section
      ref={ref}
      className="masthead tool"
      aria-label={name}
      tabIndex={-1}
      data-answered={isAnswered || undefined}
      data-road={(road && !isAnswered) || undefined}
    >
      <Scene />
      <div className="main stack">{main}</div>
      {!isAnswered && signs}
      {form}
      {children}
      {isAnswered && signs}
    </section>
  );
}

interface RoadProps {
  readonly title: string;
  readonly signs: ReactNode;
}

/** Road signs on land of their own, between the heading and the form, or below an answer. */
function Road({ title, signs, isHeaded }: RoadProps & { isHeaded: boolean }) {
  return (
    <div className="road before-answer">
      <Scene isLow />
      {isHeaded && <h2>{title}</h2>}
      {signs}
    </div>
  );
}

/** Reserves an answer's space on a page opened by an answer's address. */
export function Waiting({ hasScale = true }: { hasScale?: boolean }) {
  return (
    <>
      {hasScale && (
        <>
          <div className="waiting plot price-scale" />
          <div className="waiting captions" />
        </>
      )}
      <div className="waiting card figures" />
    </>
  );
}

/** What a page says at its head before there is an answer. */
export interface HeadFigure {
  readonly amount: string | CartPrice | ListingsPrice;
  readonly text: string;
  /** What the amount is, in the sign's words; left out if the amount isn't a price. */
  readonly signText?: string;
}

/** "$4,550" */
export function amountText({ amount }: HeadFigure): string {
  if (typeof amount === "string") return amount;
  return formatDollars(dollarsOf(amount));
}

export function Amount({ amount }: Pick<HeadFigure, "amount">) {
  if (typeof amount === "string") return amount;
  return "ofListings" in amount ? <PriceOfListings {...amount} /> : <Price {...amount} />;
}

export function ToolHeading({
  title,
  lede,
  figure,
}: {
  title: string;
  lede: string;
  figure?: HeadFigure | undefined;
}) {
  return (
    <div>
      {/* For an address with a cart, the server writes the cart's name and answer into both. */}
      <h1 suppressHydrationWarning>{title}</h1>
      {figure && (
        <p className="head-figure before-answer">
          <b>
            <Amount amount={figure.amount} />
          </b>{" "}
          {figure.text}
        </p>
      )}
      <p className="lede" data-lede="" suppressHydrationWarning>
        {lede}
      </p>
    </div>
  );
}

/** The text appears after mounting, because screen readers announce only changes. */
export function Announced({ words }: { words: string }) {
  const [announced, setAnnounced] = useState("");
  // oxlint-disable-next-line set-state-in-effect -- it is announced only if it comes after the page
  useEffect(() => setAnnounced(words), [words]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}

/** Characters. A sentence about recalls is longer than a cart's name. */
const maxShort = 44;

export function AnswerHeading({
  title,
  summary,
  onChange,
}: {
  title: string;
  summary: ReactNode;
  onChange: () => void;
}) {
  return (
    <div>
      <h1 data-long={title.length > maxShort || undefined}>{title}</h1>
      <p className="summary">
        {summary}
        {/* An en space, which takes no room where Change begins a line. */}
        {"\u2002"}
        <button type="button" data-change="" onClick={() => onChange()}>
          Change
        </button>
      </p>
    </div>
  );
}

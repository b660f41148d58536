import type { ReactNode } from "react";
import { type Confidence, confidences } from "../../../domain/answer/advice.ts";
import { confidenceLabels } from "../../../domain/answer/text.ts";

/** The sign on the course: what it is about, one number or two, and a sentence. */
export function Sign({
  top,
  confidence,
  because,
  notice,
  isStale = false,
  isPair = false,
  isSmall = false,
  children,
}: {
  /** The words on its upper edge: the cart, or the ad. */
  top: ReactNode;
  /** How sure the number is; none before there is one. */
  confidence?: Confidence;
  because: ReactNode;
  /** Replaces the sentence: says what is stale or being tried, and how to get out of it. */
  notice?: ReactNode;
  isStale?: boolean;
  /** True if two numbers stand below each other. */
  isPair?: boolean;
  /** A smaller sign without posts, for use off the course. */
  isSmall?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={isStale ? "sign stale" : "sign"}
      data-pair={isPair || undefined}
      data-small={isSmall || undefined}
    >
      <p className="sign-top" data-center={confidence === undefined || undefined}>
        <span>{top}</span>
        {confidence !== undefined && <Sure confidence={confidence} />}
      </p>
      {children}
      {notice ?? <p className="because">{because}</p>}
    </div>
  );
}

export function Say({ verb, children }: { verb?: string; children: ReactNode }) {
  return (
    <div className="say">
      {verb !== undefined && (
        <span className="verb" data-long={verb.length > 8 || undefined}>
          {verb}
        </span>
      )}
      {children}
    </div>
  );
}

/** What is shown is stale, or a trial, and a button that leads out of it. */
export function Notice({
  text,
  isSilent = false,
  children,
}: {
  text: ReactNode;
  /** True if screen readers already get it from another element. */
  isSilent?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="sign-notice">
      <p role={isSilent ? undefined : "status"}>{text}</p>
      {children}
    </div>
  );
}

/** How sure a number is, as bars and a word. */
function Sure({ confidence }: { confidence: Confidence }) {
  return (
    <span className="sure" data-sure={confidences.indexOf(confidence) + 1}>
      <i />
      <i />
      <i />
      <span className="visually-hidden">How sure we are: </span>
      <b>{confidenceLabels[confidence]}</b>
    </span>
  );
}

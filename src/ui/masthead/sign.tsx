// Tested through the tools, as in ../../features/price-check/island.test.tsx.
import type { ReactNode } from "react";
import { type Confidence, confidences } from "../../../domain/answer/advice.ts";
import { confidenceLabels } from "../../../domain/answer/text.ts";

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
  /** The cart or the ad, on the sign's upper edge. */
  top: ReactNode;
  /** Undefined before there is a number. */
  confidence?: Confidence;
  because: ReactNode;
  /** Replaces `because`: says what is outdated or being tried, with a button to undo it. */
  notice?: ReactNode;
  isStale?: boolean;
  /** True for two numbers, one below the other. */
  isPair?: boolean;
  /** A smaller sign without posts. */
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
        {confidence !== undefined && <ConfidenceMeter confidence={confidence} />}
      </p>
      {children}
      {notice ?? <p className="because">{because}</p>}
    </div>
  );
}

export function Headline({
  verb,
  isOpen = false,
  isWarning = false,
  children,
}: {
  verb?: string;
  /** True for a verdict that leaves the question open, for which green would be too sure. */
  isOpen?: boolean;
  /** True for a verdict that must not look like good news, such as a recall. */
  isWarning?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="say">
      {verb !== undefined && (
        <span
          className="verb"
          data-long={verb.length > 8 || undefined}
          data-open={isOpen || undefined}
          data-warning={isWarning || undefined}
        >
          {verb}
        </span>
      )}
      {children}
    </div>
  );
}

export function Notice({
  text,
  isSilent = false,
  children,
}: {
  text: ReactNode;
  /** True if screen readers already hear it from another element. */
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

function ConfidenceMeter({ confidence }: { confidence: Confidence }) {
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

import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { Scene } from "./scene.tsx";

/**
 * A tool on the course, which is the top of its page: before an answer its form beside the blank sign,
 * and with one the sign, the price scale, and the figures. Then the form lies over the sign while it is
 * open.
 */
export function Tool({
  ref,
  name,
  isAnswered,
  main,
  form,
  children,
}: {
  ref?: RefObject<HTMLElement | null>;
  name: string;
  isAnswered: boolean;
  /** The heading, the sign, and the cart. */
  main: ReactNode;
  form: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      ref={ref}
      className="masthead tool"
      aria-label={name}
      tabIndex={-1}
      data-answered={isAnswered || undefined}
    >
      <Scene />
      <div className="main stack">{main}</div>
      {form}
      {children}
    </section>
  );
}

/** The room that an answer takes, for a page that was opened by an answer's address. */
export function Waiting() {
  return (
    <>
      <div className="waiting plot price-scale" />
      <div className="waiting edges" />
      <div className="waiting card figures" />
    </>
  );
}

/** The heading of a tool: a question and a line about it, or the cart and a way to change it. */
export function ToolHeading({
  title,
  lede,
  figure,
}: {
  title: string;
  lede: string;
  /** An amount, and what it is of. */
  figure?: { readonly amount: string; readonly text: string } | undefined;
}) {
  return (
    <div>
      {/* For an address that names a cart, the server writes the cart and its answer into both. */}
      <h1 suppressHydrationWarning>{title}</h1>
      {figure && (
        <p className="head-figure before-answer">
          <b>{figure.amount}</b> {figure.text}
        </p>
      )}
      <p className="lede" data-lede="" suppressHydrationWarning>
        {lede}
      </p>
    </div>
  );
}

/** A status whose text appears after it mounts, because screen readers announce only changes. */
export function Announced({ words }: { words: string }) {
  const [said, setSaid] = useState("");
  // oxlint-disable-next-line set-state-in-effect -- it is announced only if it comes after the page
  useEffect(() => setSaid(words), [words]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

/** The heading of an answer: what it is of, and a way to change that. */
export function AnswerHeading({
  title,
  summary,
  onChange,
}: {
  title: string;
  summary: string;
  onChange: () => void;
}) {
  return (
    <div>
      <h1>{title}</h1>
      <p className="summary cluster">
        <span>{summary}</span>{" "}
        <button type="button" onClick={onChange}>
          Change
        </button>
      </p>
    </div>
  );
}

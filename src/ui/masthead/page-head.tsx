import type { ReactNode } from "react";
import { Scene } from "./scene.tsx";
import "./page-head.css";

/** The top of a page without a tool: its heading against the sky, and what it is about on the land. */
export function PageHead({
  title,
  lede,
  isOwnWay = false,
  action,
  children,
}: {
  title: string;
  lede: string;
  /** True for a tool of its own, which needs no way back to the value tool. */
  isOwnWay?: boolean;
  /** A link or a button below the lede. */
  action?: ReactNode;
  /** A drawing that stands on the land. Its heading says the same, so screen readers skip it. */
  children?: ReactNode;
}) {
  return (
    <section className="masthead">
      <Scene isLow />
      <div className="page-head wrap">
        <div className="stack">
          {!isOwnWay && <BackLink />}
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          {action && <p>{action}</p>}
        </div>
        {children && (
          <div className="on-land screen-only" aria-hidden="true">
            {children}
          </div>
        )}
      </div>
    </section>
  );
}

export function BackLink() {
  return (
    <p>
      <a className="back screen-only" href="/">
        Back to the value tool
      </a>
    </p>
  );
}

import type { ReactNode } from "react";

/** A titled section of a tool page. */
export function Band({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section wrap stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

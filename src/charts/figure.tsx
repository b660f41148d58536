import type { ReactNode } from "react";
import styles from "./charts.module.css";

/** A chart with its caption, and the same figures as a table for readers who prefer one. */
export function Figure({
  caption,
  head,
  rows,
  children,
}: {
  caption: ReactNode;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
}) {
  return (
    <figure className={`${styles.figureBox} card stack`}>
      {children}
      <details>
        <summary>Show the figures as a table</summary>
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

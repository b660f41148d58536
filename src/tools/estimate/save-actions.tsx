import { type ReactNode, useState } from "react";
import type { Calculation } from "../cart/calculation.ts";
import { type Details, linkQueryOf } from "../cart/details.ts";
import { Button } from "../../components/button.tsx";
import styles from "./save-actions.module.css";

/** Ways to keep an estimate: on paper, or in this browser. */
export function SaveActions({ details }: Calculation) {
  const [last, setLast] = useState<{ of: Details; answer: ReactNode } | null>(null);
  const save = async () => {
    setLast({ of: details, answer: "Saving…" });
    setLast({ of: details, answer: await saved(details) });
  };
  return (
    <section>
      <h2>Keep your estimate</h2>
      <p>
        Save it here to compare later, print a one-page report, or{" "}
        <a href={`/papers${linkQueryOf(details)}`}>print papers for a sale or insurance</a>.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void save()}>Save to My Carts</Button>
        <Button onClick={() => print()}>Print or save as PDF</Button>
      </div>
      <p className={styles.status} role="status">
        {last?.of === details && last.answer}
      </p>
    </section>
  );
}

/** What saves a cart is loaded when one is. */
async function saved(details: Details): Promise<ReactNode> {
  try {
    return await (await import("./save-answer.tsx")).answerToSaving(details);
  } catch {
    return "Your estimate couldn’t be saved. Check your connection, then press Save again.";
  }
}

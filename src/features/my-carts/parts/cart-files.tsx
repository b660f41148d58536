import { useState } from "react";
import { Button } from "../../../ui/kit/button.tsx";
import { writeCarts, readCarts } from "../file.ts";
import styles from "../my-carts.module.css";
import { download } from "../../../browser/download-file.ts";
import { type Carts, type Merge, merged } from "../model.ts";
import { changeAlone, newCartId } from "../saved-carts.ts";
import { fileProblemText, mergeText, refusalText } from "../text.ts";

/** The carts as a file, to keep or to take to another browser. */
export function CartFiles({ carts, onAction }: { carts: Carts; onAction: () => void }) {
  const [outcome, setOutcome] = useState("");
  return (
    <section className={`${styles.files} screen-only`} aria-labelledby="cart-files">
      <h2 id="cart-files">As a file</h2>
      <p>
        Export all carts, with names and notes, to keep a copy or to take them to another browser.
        Importing adds to what is here and removes nothing.
      </p>
      <div className="cluster">
        <Button
          disabled={carts.length === 0}
          onClick={() => download(writeCarts(carts, 2), "cartworth-carts.json")}
        >
          Export as a file
        </Button>
        <label className={styles.import}>
          Import a file
          <input
            className="visually-hidden"
            type="file"
            accept=".json,application/json"
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              if (file === undefined) return;
              onAction();
              setOutcome(await importFile(file));
              // The same file may be chosen again.
              target.value = "";
            }}
          />
        </label>
      </div>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    </section>
  );
}

const maxFileBytes = 1_000_000;

/** Adds the carts of a file to those kept here, and says in sentences how that ended. */
export async function importFile(file: File): Promise<string> {
  if (file.size > maxFileBytes) {
    return "This file is larger than 1 MB, which no file of carts is. Nothing was added.";
  }
  const text = await file.text().catch(() => null);
  if (text === null) return "The browser could not read this file. Nothing was added.";
  const { carts, unreadable, problem } = readCarts(text, new Date());
  if (problem !== null) return fileProblemText[problem];
  let merge: Merge;
  const refusal = await changeAlone((list) => {
    merge = merged(list, carts, newCartId);
    return merge.added === 0 ? list : merge.carts;
  });
  return refusal === null
    ? mergeText(merge!, unreadable)
    : `${refusalText[refusal]} Nothing was added.`;
}

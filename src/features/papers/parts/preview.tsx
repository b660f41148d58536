import type { ComponentType } from "react";
import { latePart } from "../../../ui/lazy/late-part.tsx";
import { type PaperId, paperIds, paperKinds } from "../kinds.ts";
import styles from "../papers.module.css";
import type { PaperProps } from "./sheet.tsx";

const sentence = "This paper couldn’t be loaded. What you entered is still here.";

/** Each paper is loaded when it is first chosen. */
const papers: Readonly<Record<PaperId, ComponentType<PaperProps>>> = {
  "bill-of-sale": latePart(async () => (await import("./bill-of-sale.tsx")).BillOfSale, sentence),
  "for-sale-flyer": latePart(
    async () => (await import("./for-sale-flyer.tsx")).ForSaleFlyer,
    sentence,
  ),
  "buying-checklist": latePart(
    async () => (await import("./buying-checklist.tsx")).BuyingChecklist,
    sentence,
  ),
  "insurance-sheet": latePart(
    async () => (await import("./insurance-sheet.tsx")).InsuranceSheet,
    sentence,
  ),
};

/** The chosen paper as it will print; before that, what there is to choose from. */
export function PaperPreview({ paper, ...props }: PaperProps & { paper: PaperId | null }) {
  const Paper = paper === null ? null : papers[paper];
  return (
    <section className={styles.preview} aria-label="The paper">
      {Paper === null ? <AllPapers /> : <Paper {...props} />}
    </section>
  );
}

function AllPapers() {
  return (
    <div className={styles.all}>
      <h2>Four papers</h2>
      <dl>
        {paperIds.map((id) => (
          <div key={id}>
            <dt>{paperKinds[id].name}</dt>
            <dd>{paperKinds[id].about}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

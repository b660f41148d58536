import { defaultDetails } from "../../../../domain/details/details.ts";
import { BillOfSale } from "./bill-of-sale.tsx";
import styles from "../papers.module.css";
import { BuyingChecklist } from "./buying-checklist.tsx";
import { noTexts } from "../fields.ts";

const blank = { details: defaultDetails, calculation: null, texts: noTexts };

/** For browsers without JavaScript. Each paper prints on its own page. */
export function BlankPapers() {
  return (
    <div className={`${styles.preview} wrap stack`}>
      <BillOfSale {...blank} />
      <BuyingChecklist {...blank} />
    </div>
  );
}

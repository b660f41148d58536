import { cpscCompleteTo, isHeldInPart, partsRecalls } from "../../../domain/recalls/recalls.ts";
import styles from "./recall-answer.module.css";
import { otherPages } from "../../../domain/sources/other-pages.ts";
import { dateText } from "../../format/date-text.ts";

/** What an answer rests on, so that no silence is taken for an all-clear. */
export function WhatWeLookedAt({ make }: { make: string }) {
  return (
    <div className={styles.looked}>
      <p>
        <b>What we looked at.</b>{" "}
        {isHeldInPart(make) && <b>We have only some of the recalls on {make} vehicles. </b>}
        We have the golf cart recalls of the Consumer Product Safety Commission (CPSC) through{" "}
        {dateText(cpscCompleteTo)}. Newer ones are missing. For street-legal vehicles (NHTSA), we
        have only a few.
      </p>
      <p>
        To be sure, give the manufacturer or a dealer the serial number, search{" "}
        <a href={otherPages.consumerRecalls.url}>cpsc.gov</a>, and enter a 17-character VIN at{" "}
        <a href={otherPages.vehicleRecalls.url}>nhtsa.gov</a>. They can also tell you whether a
        repair was done.
      </p>
      <p>
        In a cart of any make, <a href="#parts">a charger or a battery</a> may be recalled, too:{" "}
        {partsRecalls.map(({ carts }) => carts).join(", or ")}.
      </p>
    </div>
  );
}

import { useLayoutEffect } from "react";
import {
  type FoundRecall,
  type RecalledCart,
  countRecalls,
  recallsOf,
} from "../../../../domain/recalls/find-recalls.ts";
import {
  cpscCompleteTo,
  isHeldInPart,
  partsRecalls,
  recalls,
} from "../../../../domain/recalls/recalls.ts";
import { otherPages } from "../../../../domain/sources/source.ts";
import { dateText } from "../../../format/date-text.ts";
import styles from "../recalls.module.css";
import { RecallNotice } from "./notice.tsx";
import { answerText, matchText, moreText, otherNumbersText } from "../text.ts";

/** The notices that may concern a cart, and, for the heading above them, how many there are. */
export function RecallAnswer({
  onAnswer,
  ...cart
}: RecalledCart & { onAnswer: (text: string) => void }) {
  const { make, serial } = cart;
  const found = recallsOf(cart, recalls);
  const text = answerText(cart, found);
  useLayoutEffect(() => onAnswer(text), [onAnswer, text]);
  if (make === "" && serial.trim() === "") return null;
  const { lead, more } = countRecalls(found);
  const others = found.filter(({ match }) => match === "other-numbers");
  const isListed = lead.length > 0 && lead[0]!.match !== "possible";
  const askDealer = (
    <p>Give a dealer your serial number and ask whether your cart is included. If it is:</p>
  );
  return (
    <>
      {lead.length > 0 && !isListed && askDealer}
      <Notices found={lead} make={make} />
      {more.length > 0 && (
        <>
          <h3 className={styles.title}>{moreText(more.length)}</h3>
          {askDealer}
          <Notices found={more} make={make} />
        </>
      )}
      {!isListed && others.length > 0 && (
        <details className={styles.others}>
          <summary>{otherNumbersText(others.length)}</summary>
          <p>
            Check the number against the plate again. One wrong digit changes the answer. If yours
            is listed:
          </p>
          <Notices found={others} make={make} />
        </details>
      )}
      <WhatWeLookedAt make={make} />
    </>
  );
}

function Notices({ found, make }: { found: readonly FoundRecall[]; make: string }) {
  return found.map((each) => {
    const how = matchText(each, make);
    return (
      <div key={each.recall.source.url} className={styles.found} data-match={each.match}>
        {how !== "" && <p>{how}</p>}
        <RecallNotice recall={each.recall} isListed={each.match === "number"} />
      </div>
    );
  });
}

/** The basis of an answer, so that no silence is taken for an all-clear. */
function WhatWeLookedAt({ make }: { make: string }) {
  return (
    <div className={`${styles.looked} stack`}>
      <p>
        <b>What we looked at.</b>{" "}
        {isHeldInPart(make) && <b>We have only some of the recalls on {make} vehicles. </b>}
        We have the recalls of the Consumer Product Safety Commission (CPSC) on golf carts, and on
        utility vehicles of makes in our list, through {dateText(cpscCompleteTo)}. We don’t have
        anything newer. For street-legal vehicles (NHTSA), we have only a few.
      </p>
      <p>
        To be sure, give the manufacturer or a dealer the serial number: they can also tell you
        whether a repair was done. Search <a href={otherPages.consumerRecalls.url}>cpsc.gov</a>, and
        if the cart is street-legal, enter its 17-character VIN at{" "}
        <a href={otherPages.vehicleRecalls.url}>nhtsa.gov</a>.
      </p>
      <p>
        Whatever the make, <a href="#parts">the charger or batteries</a> may be under recall, too:{" "}
        {partsRecalls.map(({ carts }) => carts).join(", or ")}.
      </p>
    </div>
  );
}

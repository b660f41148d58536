import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { recallsOf } from "../../../domain/recalls/find-recalls.ts";
import type { Recall } from "../../../domain/recalls/recall.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { Board } from "../../components/board.tsx";
import { Button } from "../../components/button.tsx";
import { safeTool } from "../../components/safe-tool.tsx";
import { ToolColumns } from "../../components/tool-columns.tsx";
import { ToolForm } from "../../components/tool-form.tsx";
import { MakeField } from "../cart/cart-fields.tsx";
import { type Details, defaultDetails, readDetails } from "../cart/details.ts";
import { SerialField } from "../cart/serial-field.tsx";
import { YearField } from "../cart/year-field.tsx";
import { isLikelyYear, wholeYear } from "../cart/year.ts";
import styles from "./recall-check.module.css";
import { RecallNotice } from "./recall-notice.tsx";
import { answerText } from "./recall-texts.ts";

/** Browsers refuse an address that changes with every keystroke. */
const addressDelayMs = 300;

/** Says which notices may concern a cart, while its details are typed. */
export const RecallCheck = safeTool(function RecallCheck() {
  const [details, setDetails] = useState(defaultDetails);
  const form = useRef<HTMLFormElement>(null);
  const board = useRef<HTMLElement>(null);
  const change = (some: Partial<Details>) => setDetails((current) => ({ ...current, ...some }));

  // What was typed before the script ran, then what the address says.
  useLayoutEffect(() => {
    const typed = readDetails(new FormData(form.current!), defaultDetails);
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setDetails(readDetails(new URLSearchParams(location.search), typed));
  }, []);

  useEffect(() => {
    if (details === defaultDetails) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, "", addressOf(details) + location.hash),
      addressDelayMs,
    );
    return () => clearTimeout(timer);
  }, [details]);

  return (
    <ToolColumns>
      <ToolForm
        ref={form}
        onUse={() => board.current!.focus()}
        needsScript="The check needs JavaScript. Without it, compare your cart with the notices below."
      >
        <h2>Your cart</h2>
        <MakeField make={details.make} onChange={change} />
        <YearField details={details} onChange={change} />
        <SerialField serial={details.serial} onChange={change} />
        <Button tone="call" type="submit">
          Check for recalls
        </Button>
      </ToolForm>
      <Answer ref={board} details={details} />
    </ToolColumns>
  );
});

function Answer({
  ref,
  details: { make, year, serial },
}: {
  ref: React.RefObject<HTMLElement | null>;
  details: Details;
}) {
  // Only here is the clock read.
  const [thisYear] = useState(() => new Date().getFullYear());
  // A year that is likely a typo rules nothing out.
  const modelYear = isLikelyYear(year, thisYear) ? wholeYear(year) : null;
  const cart = { make, modelYear, serial };
  const found = recallsOf(cart, recalls);
  return (
    <Board ref={ref} name="Recall check">
      <div role="status">
        <h2 className={styles.answer}>{answerText(cart, found)}</h2>
      </div>
      {found.map(({ recall, isNamed }) => (
        <div key={recall.carts} className={styles.found} data-named={isNamed}>
          {isNamed && <p>{namedText(recall, make)}</p>}
          <RecallNotice recall={recall} />
        </div>
      ))}
    </Board>
  );
}

/** Makes number their carts alike, so that a number may be another make's. */
function namedText({ makes }: Recall, make: string): string {
  const isOwn = make === "" || makes.includes(make);
  return `This number is in its range${isOwn ? "" : `, but it is for ${makes.join(" and ")}`}`;
}

function addressOf({ make, year, serial }: Details): string {
  const given = Object.entries({ make, year, serial }).filter(([, text]) => text !== "");
  return `?${new URLSearchParams(given)}`;
}

import {
  type Details,
  addressEnd,
  areSame,
  defaultDetails,
  queryOf,
  readDetails,
} from "../../../domain/cart/details.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { useTypedAddress } from "../../browser/use-typed-address.ts";
import { changesIn } from "../../browser/changes-in.ts";
import { Board } from "../../ui/kit/board.tsx";
import { Button } from "../../ui/kit/button.tsx";
import { latePart } from "../../ui/lazy/late-part.tsx";
import { focusInView } from "../../browser/bring-into-view.ts";
import { safeTool } from "../../ui/lazy/safe-tool.tsx";
import { ToolColumns, ToolForm } from "../../ui/form/tool-form.tsx";
import { onNewNumbers, place, readAddress } from "../cart/address.ts";
import { MakeField } from "../cart/parts/cart-fields.tsx";
import { SerialField } from "../cart/parts/serial-field.tsx";
import { YearField } from "../cart/parts/year-field.tsx";
import { isLikelyYear, wholeYear } from "../../../domain/cart/year.ts";
import styles from "./recalls.module.css";
import { requestText, waitingText } from "./request-text.ts";

export const loadAnswer = async () => (await import("./parts/answer.tsx")).RecallAnswer;

const RecallAnswer = latePart(
  loadAnswer,
  "The answer couldn’t be loaded. What you entered is still here.",
);

/** Says which notices may concern a cart, while its details are typed. */
export const RecallCheck = safeTool(function RecallCheck() {
  const [details, setDetails] = useState(defaultDetails);
  const form = useRef<HTMLFormElement>(null);
  const board = useRef<HTMLElement>(null);
  const change = (some: Partial<Details>) => setDetails((current) => ({ ...current, ...some }));

  // Text entered before the script ran takes precedence over the address.
  useLayoutEffect(() => {
    const addressed = readDetails(readAddress(), defaultDetails);
    const found = readDetails(changesIn(form.current!, queryOf(defaultDetails)), addressed);
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    if (!areSame(found, defaultDetails)) setDetails(found);
  }, []);

  useEffect(() => onNewNumbers(() => setDetails(readDetails(readAddress(), defaultDetails))), []);

  useTypedAddress(details === defaultDetails ? null : addressOf(details));

  return (
    <ToolColumns>
      <ToolForm
        ref={form}
        onUse={() => focusInView(board.current!)}
        assistant={{
          toolname: "find_recalls",
          tooldescription: "Finds recalls of a golf cart by make, year, or serial number.",
        }}
        tool="The recall check"
        withoutScript="You can also compare your cart with the notices below."
      >
        <h2>Your cart</h2>
        <MakeField make={details.make} onChange={change} />
        <YearField details={details} onChange={change} />
        <SerialField serial={details.serial} onChange={change} />
        <Button tone="call" type="submit">
          Check for recalls
        </Button>
      </ToolForm>
      <Answer ref={board} details={details} isReady={details !== defaultDetails} />
    </ToolColumns>
  );
});

function Answer({
  ref,
  details: { make, year, serial },
  isReady,
}: {
  ref: React.RefObject<HTMLElement | null>;
  details: Details;
  /** Once what was typed early and the address have been read. */
  isReady: boolean;
}) {
  const [asOfYear] = useState(thisYear);
  const [answer, setAnswer] = useState<string | null>(null);
  const untilThen = make === "" && serial === "" ? requestText : waitingText;
  // A year that is likely a typo rules nothing out.
  const modelYear = isLikelyYear(year, asOfYear) ? wholeYear(year) : null;
  return (
    <Board ref={ref} name="Recall check">
      <div role="status">
        <h2 className={styles.answer}>{answer ?? untilThen}</h2>
      </div>
      {isReady && <RecallAnswer {...{ make, modelYear, serial }} onAnswer={setAnswer} />}
    </Board>
  );
}

function addressOf({ make, year, serial }: Details): string {
  const given = Object.entries({ make, year, serial }).filter(([, text]) => text !== "");
  return location.pathname + addressEnd(given) + place();
}

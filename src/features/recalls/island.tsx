import { addressEnd, defaultDetails, readDetails } from "../../../domain/cart/details.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { useTypedAddress } from "../../browser/use-typed-address.ts";
import { changesIn } from "../../browser/changes-in.ts";
import { Board } from "../../ui/kit/board.tsx";
import { Button } from "../../ui/kit/button.tsx";
import { focusInView } from "../../browser/bring-into-view.ts";
import { lazyPart, safeTool } from "../../ui/lazy/lazy-part.tsx";
import { ToolColumns, ToolForm } from "../../ui/form/tool-form.tsx";
import { onNewNumbers, place, readAddress } from "../cart/address.ts";
import { MakeField } from "../cart/parts/cart-fields.tsx";
import { SerialField } from "../cart/parts/serial-field.tsx";
import { YearField } from "../cart/parts/year-field.tsx";
import { isLikelyYear, wholeYear } from "../../../domain/cart/year.ts";
import {
  type Powertrain,
  cartFields,
  maxTextLength,
  powertrains,
} from "../../../domain/valuation/cart.ts";
import { Field, SelectField } from "../../ui/form/field.tsx";
import styles from "./recalls.module.css";
import { requestText, waitingText } from "./request-text.ts";

export const loadAnswer = async () => (await import("./parts/answer.tsx")).RecallAnswer;

const RecallAnswer = lazyPart(
  loadAnswer,
  "The answer couldn’t be loaded. What you entered is still here.",
);

/** The details that are asked for. None has a default: what isn't known rules nothing out. */
interface Asked {
  readonly make: string;
  readonly year: string;
  readonly model: string;
  readonly powertrain: Powertrain | "";
  readonly serial: string;
}

const nothingAsked: Asked = { make: "", year: "", model: "", powertrain: "", serial: "" };

const powertrainOptions = [
  ["", "Not sure"],
  ...powertrains.map((each) => [each, cartFields.powertrain.labels[each]] as const),
] as const;

function readAsked(source: URLSearchParams, otherwise: Asked): Asked {
  const powertrain = powertrains.find((each) => each === source.get("powertrain"));
  const { make, year, model, serial } = readDetails(source, {
    ...defaultDetails,
    ...otherwise,
    powertrain: defaultDetails.powertrain,
  });
  return { make, year, model, powertrain: powertrain ?? otherwise.powertrain, serial };
}

/** Says which notices may concern a cart, while its details are typed. */
export const RecallCheck = safeTool(function RecallCheck() {
  const [asked, setAsked] = useState(nothingAsked);
  const form = useRef<HTMLFormElement>(null);
  const board = useRef<HTMLElement>(null);
  const change = (some: Partial<Asked>) => setAsked((current) => ({ ...current, ...some }));

  // Text entered before the script ran takes precedence over the address.
  useLayoutEffect(() => {
    const found = readAsked(changesIn(form.current!, ""), readAsked(readAddress(), nothingAsked));
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    if (given(found).length > 0) setAsked(found);
  }, []);

  useEffect(() => onNewNumbers(() => setAsked(readAsked(readAddress(), nothingAsked))), []);

  useTypedAddress(asked === nothingAsked ? null : addressOf(asked));

  return (
    <ToolColumns>
      <ToolForm
        ref={form}
        onUse={() => focusInView(board.current!)}
        assistant={{
          toolname: "find_recalls",
          tooldescription:
            "Finds recalls of a golf cart by make, year, model, and powertrain, or by serial number.",
        }}
        tool="The recall check"
        withoutScript="You can also compare your cart with the notices below."
      >
        <h2>Your cart</h2>
        <MakeField make={asked.make} onChange={({ make = "" }) => change({ make })} />
        <YearField
          details={{ ...defaultDetails, make: asked.make, model: asked.model, year: asked.year }}
          onChange={({ year = "" }) => change({ year })}
        />
        <SerialField serial={asked.serial} onChange={({ serial = "" }) => change({ serial })} />
        <Field label="Model" note="if you know it">
          {(id) => (
            <input
              id={id}
              name="model"
              type="text"
              autoComplete="off"
              maxLength={maxTextLength}
              value={asked.model}
              onChange={(event) => change({ model: event.target.value })}
            />
          )}
        </Field>
        <SelectField
          label="Powertrain"
          name="powertrain"
          options={powertrainOptions}
          value={asked.powertrain}
          onChange={(powertrain) => change({ powertrain })}
        />
        <Button tone="call" type="submit">
          Check for recalls
        </Button>
      </ToolForm>
      <Answer ref={board} asked={asked} isReady={asked !== nothingAsked} />
    </ToolColumns>
  );
});

function Answer({
  ref,
  asked: { make, year, model, powertrain, serial },
  isReady,
}: {
  ref: React.RefObject<HTMLElement | null>;
  asked: Asked;
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
      {isReady && (
        <RecallAnswer
          {...{ make, modelYear, model, powertrain: powertrain === "" ? null : powertrain, serial }}
          onAnswer={setAnswer}
        />
      )}
    </Board>
  );
}

const given = (asked: Asked) => Object.entries(asked).filter(([, text]) => text !== "");

function addressOf(asked: Asked): string {
  return location.pathname + addressEnd(given(asked)) + place();
}

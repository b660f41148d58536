import { type Ref, useEffect, useLayoutEffect, useRef, useState, useId } from "react";
import { thisYear } from "../../browser/clock.ts";
import { findYear, betterMatches } from "../../../domain/serial-numbers/find-year.ts";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import {
  type Entry,
  addressOf,
  areSame,
  noReturnContext,
  readEntry,
  readReturnContext,
  maxNumberLength,
} from "./address.ts";
import { onNewNumbers, readAddress } from "../cart/address.ts";
import { safeTool } from "../../ui/lazy/safe-tool.tsx";
import { ToolColumns, ToolForm } from "../../ui/form/tool-form.tsx";
import { AnswerBoard } from "./parts/answer-board.tsx";
import styles from "./year-finder.module.css";
import { changesIn } from "../../browser/changes-in.ts";
import type { NumberKind, KindId } from "../../../domain/serial-numbers/number-kind.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Field } from "../../ui/form/field.tsx";

const firstEntry: Entry = { kind: numberKinds[0]!.id, number: "" };

/** Browsers refuse an address that changes with every keystroke. */
const addressDelayMs = 300;

/** Reads the year from a number while it is typed, and leads back to the value tool with it. */
export const YearFinder = safeTool(function YearFinder() {
  const [entry, setEntry] = useState(firstEntry);
  const [returnContext, setReturnContext] = useState(noReturnContext);
  // Only here is the clock read.
  const [asOfYear] = useState(thisYear);
  const form = useRef<HTMLFormElement>(null);
  const board = useRef<HTMLElement>(null);
  const kind = numberKinds.find(({ id }) => id === entry.kind)!;

  // Text entered before the script ran takes precedence over the address.
  useLayoutEffect(() => {
    const address = readAddress();
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setReturnContext(readReturnContext(address));
    setEntry((first) => {
      const addressed = readEntry(address, numberKinds, first);
      const found = readEntry(
        changesIn(form.current!, `?${new URLSearchParams({ ...first })}`),
        numberKinds,
        addressed,
      );
      // Keeping the same object leaves the address as it is.
      return areSame(found, first) ? first : found;
    });
  }, []);

  useEffect(
    () => onNewNumbers(() => setEntry(readEntry(readAddress(), numberKinds, firstEntry))),
    [],
  );

  useEffect(() => {
    if (entry === firstEntry) return;
    const address = addressOf(returnContext, entry);
    const timer = setTimeout(
      () => history.replaceState(history.state, "", address),
      addressDelayMs,
    );
    return () => clearTimeout(timer);
  }, [returnContext, entry]);

  return (
    <ToolColumns>
      <NumberForm
        ref={form}
        kind={kind}
        number={entry.number}
        onChange={(change) => setEntry((current) => ({ ...current, ...change }))}
        onFind={() => board.current!.focus()}
      />
      <div className={styles.answer}>
        <AnswerBoard
          ref={board}
          kind={kind}
          reading={findYear(kind, entry.number, asOfYear)}
          betterMatches={betterMatches(kind, entry.number, asOfYear)}
          returnContext={returnContext}
          asOfYear={asOfYear}
          onChoose={({ id }) => setEntry((current) => ({ ...current, kind: id }))}
        />
        <PlatePlace kind={kind} />
      </div>
    </ToolColumns>
  );
});

interface NumberFormProps {
  ref: Ref<HTMLFormElement>;
  kind: NumberKind;
  number: string;
  onChange: (change: Partial<Entry>) => void;
  onFind: () => void;
}

/** Which number it is, and the number. The answer is there while one types. */
export function NumberForm({ ref, kind, number, onChange, onFind }: NumberFormProps) {
  const exampleId = useId();
  return (
    <ToolForm
      ref={ref}
      onUse={onFind}
      tool="The year finder"
      withoutScript="You can also see below what each number means."
    >
      <h2>Enter the number</h2>
      <KindChoice kind={kind} onChange={onChange} />
      <div>
        <Field label={kind.label}>
          {(id) => (
            <input
              id={id}
              name="number"
              type="text"
              maxLength={maxNumberLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-describedby={exampleId}
              value={number}
              onChange={(event) => onChange({ number: event.target.value })}
            />
          )}
        </Field>
        <p className={styles.example} id={exampleId}>
          Such as {kind.example}. Spaces, hyphens and case do not matter.
        </p>
      </div>
      <Button tone="call" type="submit">
        Find the Year
      </Button>
    </ToolForm>
  );
}

function KindChoice({ kind, onChange }: Pick<NumberFormProps, "kind" | "onChange">) {
  return (
    <fieldset className={styles.kinds}>
      <legend>Which number do you have?</legend>
      {numberKinds.map(({ id, label, note }) => (
        <label key={id}>
          <input
            type="radio"
            name="kind"
            value={id}
            checked={id === kind.id}
            onChange={() => onChange({ kind: id })}
          />
          <span>
            <b>{label}</b>
            <span className="visually-hidden"> - </span>
            {note}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where to look for a number: a sketch of a cart, and the same in words. */
export function PlatePlace({ kind }: { kind: NumberKind }) {
  return (
    <section className={styles.place}>
      <CartSketch spotsOf={kind.id} />
      <div>
        <h3>Where it is</h3>
        <p>{kind.place}</p>
      </div>
    </section>
  );
}

/** Where on the sketch each number is. */
const spots: Record<KindId, readonly (readonly [x: number, y: number])[]> = {
  "club-car": [[214, 116]],
  "ez-go": [
    [222, 104],
    [62, 152],
  ],
  yamaha: [
    [112, 118],
    [52, 152],
  ],
  vin: [
    [222, 104],
    [168, 158],
  ],
  battery: [[112, 132]],
};

/** A cart from the side, marked where to look; the words beside it say the same. */
function CartSketch({ spotsOf }: { spotsOf: KindId }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 320 210" aria-hidden="true">
      <path className={styles.ground} d="M6 202H314" />
      <path
        className={styles.body}
        d="M34 160V124q0-14 14-14h86l10 12v36h48l14-56q4-12 18-12 44 4 58 26 6 12 6 44z"
      />
      <path className={styles.seat} d="M82 94h62q8 0 8 8t-8 8H82zM74 54q8-2 10 6l8 34H78z" />
      <path
        className={styles.frame}
        d="M62 110 72 30M236 92 206 30M212 98 184 76M176 84l14-16M66 30h150"
      />
      <path className={styles.roof} d="M48 20q0-8 10-8h166q12 0 18 12H52q-4 0-4-4z" />
      <circle className={styles.wheel} cx="84" cy="172" r="28" />
      <circle className={styles.wheel} cx="246" cy="172" r="28" />
      <circle className={styles.hub} cx="84" cy="172" r="11" />
      <circle className={styles.hub} cx="246" cy="172" r="11" />
      {spots[spotsOf].map(([x, y]) => (
        <g key={`${x} ${y}`} className={styles.spot}>
          <circle cx={x} cy={y} r="15" />
          <circle cx={x} cy={y} r="6" />
        </g>
      ))}
    </svg>
  );
}

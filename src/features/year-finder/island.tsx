import { type Ref, useEffect, useLayoutEffect, useRef, useState, useId } from "react";
import { thisYear } from "../../browser/clock.ts";
import { useTypedAddress } from "../../browser/use-typed-address.ts";
import { betterMatches, findYear, kindMeant } from "../../../domain/serial-numbers/find-year.ts";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import {
  type Entry,
  addressOf,
  addressedEntry,
  areSame,
  noReturnContext,
  readEntry,
  readReturnContext,
  maxNumberLength,
} from "./address.ts";
import { onNewNumbers, readAddress } from "../cart/address.ts";
import { focusInView } from "../../browser/bring-into-view.ts";
import { safeTool } from "../../ui/lazy/lazy-part.tsx";
import { ToolColumns, ToolForm } from "../../ui/form/tool-form.tsx";
import { AnswerBoard } from "./parts/answer-board.tsx";
import styles from "./year-finder.module.css";
import { changesIn } from "../../browser/changes-in.ts";
import type { Reading, NumberKind, KindId } from "../../../domain/serial-numbers/reading.ts";
import { readAsText, unrecognized } from "./text.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Field, SelectField } from "../../ui/form/field.tsx";

const firstEntry: Entry = { kind: null, number: "" };

/** Reads the year from a number while it is typed, and leads back to the value tool with it. */
export const YearFinder = safeTool(function YearFinder() {
  const [entry, setEntry] = useState(firstEntry);
  const [returnContext, setReturnContext] = useState(noReturnContext);
  const [asOfYear] = useState(thisYear);
  const form = useRef<HTMLFormElement>(null);
  const board = useRef<HTMLElement>(null);
  const chosen = numberKinds.find(({ id }) => id === entry.kind) ?? null;
  const kind = chosen ?? kindMeant(entry.number, asOfYear, returnContext.details["make"]);
  const reading = readingOf(kind, entry.number, asOfYear);

  // Text entered before the script ran takes precedence over the address.
  useLayoutEffect(() => {
    const address = readAddress();
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setReturnContext(readReturnContext(address));
    setEntry((first) => {
      const addressed = addressedEntry(address, numberKinds, first);
      const found = readEntry(
        changesIn(form.current!, `?${new URLSearchParams({ number: first.number })}`),
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

  useTypedAddress(entry === firstEntry ? null : addressOf(returnContext, entry));

  return (
    <ToolColumns>
      <NumberForm
        ref={form}
        kind={kind}
        isChosen={chosen !== null}
        isBegun={reading?.status === "unfinished"}
        number={entry.number}
        onChange={(change) => setEntry((current) => ({ ...current, ...change }))}
        onFind={() => focusInView(board.current!)}
      />
      <div className={`${styles.answer} stack`}>
        <AnswerBoard
          ref={board}
          kind={kind}
          reading={reading}
          betterMatches={chosen === null ? [] : betterMatches(chosen, entry.number, asOfYear)}
          returnContext={returnContext}
          asOfYear={asOfYear}
          onChoose={({ id }) => setEntry((current) => ({ ...current, kind: id }))}
        />
        <PlatePlace
          kind={
            kind ??
            numberKinds.find(({ make }) => make && make === returnContext.details["make"]) ??
            null
          }
        />
      </div>
    </ToolColumns>
  );
});

function readingOf(kind: NumberKind | null, number: string, asOfYear: number): Reading | null {
  if (kind !== null) return findYear(kind, number, asOfYear);
  return number.trim() === "" ? null : { status: "unreadable", problem: unrecognized };
}

interface NumberFormProps {
  ref: Ref<HTMLFormElement>;
  /** Null if the number has no shape that we know. */
  kind: NumberKind | null;
  /** True if the visitor said which kind it is. */
  isChosen: boolean;
  /** True if more characters must follow. */
  isBegun: boolean;
  number: string;
  onChange: (change: Partial<Entry>) => void;
  onFind: () => void;
}

/** One field for any number. The answer is there while one types. */
export function NumberForm(props: NumberFormProps) {
  const { ref, number, onChange, onFind } = props;
  const exampleId = useId();
  return (
    <ToolForm
      ref={ref}
      onUse={onFind}
      assistant={{
        toolname: "year_from_serial",
        tooldescription:
          "Finds a golf cart’s model year from its serial number, VIN, or battery date code.",
      }}
      tool="The year finder"
      withoutScript="You can also see below what each number means."
    >
      <h2>Type the number</h2>
      <div>
        <Field label="Serial, VIN, or date code">
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
        <p className={`${styles.example} soft`} id={exampleId}>
          Such as {numberKinds.map(({ example }) => example).join(", ")}. Spaces, hyphens, and case
          do not matter.
        </p>
      </div>
      {(number.trim() !== "" || props.isChosen) && <KindChoice {...props} />}
      <Button tone="call" type="submit">
        Find the Year
      </Button>
    </ToolForm>
  );
}

/** The kind that the number was taken for, and how to change it. */
function KindChoice({ kind, isChosen, isBegun, onChange }: NumberFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={`${styles.kinds} stack`}>
      <p className="cluster">
        {readAsText(kind, isChosen, isBegun)}{" "}
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          Change
        </Button>
      </p>
      <div id={id} hidden={!isOpen}>
        <SelectField
          label="What it is"
          name="kind"
          options={[
            ["", "Tell from the number"],
            ...numberKinds.map((each) => [each.id, each.label] as const),
          ]}
          value={isChosen ? kind!.id : ""}
          onChange={(chosen) => onChange({ kind: chosen || null })}
        />
      </div>
    </div>
  );
}

/** Where to look for a number: a sketch of a cart, and the same in words. */
export function PlatePlace({ kind }: { kind: NumberKind | null }) {
  return (
    <section className={`${styles.place} card`}>
      <CartSketch kinds={kind === null ? ["club-car", "ez-go", "yamaha"] : [kind.id]} />
      <div>
        <h3>Where it is</h3>
        <p>{kind?.place ?? anyPlace}</p>
      </div>
    </section>
  );
}

const anyPlace =
  "Under the dash on the passenger side (Club Car, EZ-GO TXT), under the seat (Yamaha, batteries), or on the frame at the rear (EZ-GO RXV, Yamaha).";

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
function CartSketch({ kinds }: { kinds: readonly KindId[] }) {
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
      {kinds
        .flatMap((kind) => spots[kind])
        .map(([x, y]) => (
          <g key={`${x} ${y}`} className={styles.spot}>
            <circle cx={x} cy={y} r="15" />
            <circle cx={x} cy={y} r="6" />
          </g>
        ))}
    </svg>
  );
}

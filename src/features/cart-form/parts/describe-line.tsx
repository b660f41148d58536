import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { maxAdLength } from "../../../../domain/reading/ad/ad-length.ts";
import { today } from "../../../browser/clock.ts";
import { Field } from "../../../ui/form/field.tsx";
import { draftAfterReturn, keepDraft } from "../../../ui/masthead/tool-draft.ts";
import { Button } from "../../../ui/kit/button.tsx";
import {
  type AppliedLine,
  type AskedPrice,
  type Line,
  type ParsedAd,
  applyLine,
  fillInAd,
  lineOver,
  nothingAsked,
} from "../parsed-ad.ts";
import type { CartValues } from "../cart-values.ts";
import { loadReader } from "../load-reader.ts";
import { type Details, defaultDetails, linkQueryOf } from "../../../../domain/details/details.ts";
import styles from "../cart.module.css";

export interface LineReading<Values extends CartValues> extends AppliedLine<Values> {
  readonly asked: AskedPrice;
  /** What the line said before. */
  readonly previous: { readonly said: ParsedAd; readonly asked: AskedPrice };
}

/** Fills in the form as text is typed or pasted. The reader's code loads on first use. */
export function DescribeLine<Values extends CartValues>({
  values,
  fixedMake,
  label = "Describe it in a line",
  shared = "",
  fill,
  onFill,
  onLine,
  onEnter,
  missing,
  isAd = false,
  children,
}: {
  values: Values;
  /** The make that the page is about. A line about another make fills in nothing. */
  fixedMake?: string | undefined;
  label?: string;
  /** Text shared from another app: "" for none, null for one that didn't arrive. */
  shared?: string | null;
  /** Adds what the line says besides the cart. */
  fill?: (filled: Values, reading: LineReading<Values>) => Values;
  /** Called with what the line fills in; on Undo, with what the form held before. */
  onFill: (values: Values) => void;
  /** Called with what the line fills in, or with null once it says nothing. */
  onLine: (filled: Details | null) => void;
  /** Called once the form holds what the line says. */
  onEnter: (form: HTMLFormElement) => void;
  /** What the form still asks for: "" if nothing. */
  missing: string;
  /** True for a form that is about an ad, which may have several lines. */
  isAd?: boolean;
  /** Shown in place of the list of what was read. */
  children?: ReactNode;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const line = useRef<Line<Values> | null>(null);
  const lastAsked = useRef(nothingAsked);
  const latest = useRef(values);
  const lastFilled = useRef(values);
  const [result, setResult] = useState<LineResult | null>(null);
  const [enters, setEnters] = useState(0);
  const howToFix = children === undefined ? readText : pressText;

  // The form may change while the reader loads.
  useLayoutEffect(() => {
    latest.current = values;
  });

  async function read() {
    const text = field.current!.value;
    if (text.trim() === "") return take({}, nothingAsked, null);
    try {
      const reader = await loadReader();
      // The visitor may have typed on while the reader loaded.
      if (field.current?.value !== text) return;
      const reading = reader.readAd(text, today());
      const chips = reader.chipsOf(reading);
      const { make } = reading.details;
      if (fixedMake !== undefined && make !== undefined && make !== fixedMake) {
        return take({}, nothingAsked, {
          ...nothingRead,
          left: chips,
          text: otherMakeText(fixedMake),
          href: `/${linkQueryOf(fillInAd(defaultDetails, reading.details))}`,
        });
      }
      const emptyText = reader.refusalText(reading) ?? unreadText;
      const asked = {
        fees: reader.sumOfFees(reading.fees),
        amountsInQuestion: reading.amountsInQuestion,
        question: reader.priceQuestion(reading),
      };
      take(reading.details, asked, {
        ...nothingRead,
        chips,
        doubts: reading.yearDoubt === null ? [] : chips.slice(0, 1),
        left: reader.leftTexts(reading),
        text: chips.length > 0 ? readText : emptyText,
      });
    } catch {
      setResult({ ...nothingRead, text: failedText });
    }
  }

  function take(parsed: ParsedAd, asked: AskedPrice, shown: LineResult | null) {
    const current = latest.current;
    const earlier = line.current ?? lineOver(current);
    // The values only differ from the line's if the visitor has edited the form or gotten an answer.
    const isTouched =
      earlier.isTouched || (line.current !== null && lastFilled.current !== current);
    const applied = applyLine(parsed, { ...earlier, isTouched }, current);
    const isRead = applied.line.before.isRead || Object.keys(parsed).length > 0;
    const filled = { ...current, details: applied.details, isRead };
    const previous = { said: earlier.said, asked: lastAsked.current };
    show(fill ? fill(filled, { ...applied, asked, previous }) : filled);
    onLine(Object.keys(parsed).length > 0 ? filled.details : null);
    line.current = applied.line;
    lastAsked.current = asked;
    setResult(shown && { ...shown, isAnotherCart: applied.isAnotherCart });
  }

  function undo() {
    field.current!.value = "";
    field.current!.focus();
    show(line.current!.before);
    onLine(null);
    line.current = null;
    lastAsked.current = nothingAsked;
    setResult(null);
  }

  function show(filled: Values) {
    lastFilled.current = filled;
    latest.current = filled;
    onFill(filled);
  }

  async function answer() {
    await read();
    setEnters((count) => count + 1);
  }

  // By then the form shows what was read.
  const enter = useEffectEvent(() => onEnter(field.current!.form!));
  useEffect(() => {
    if (enters > 0) enter();
  }, [enters]);

  // Reads what was typed before hydration, or shared from another app. A line that the visitor comes
  // back to isn't read again: the form's own draft holds what it said, and any corrections.
  useEffect(() => {
    const text = field.current!;
    if (shared) text.value = shared.slice(0, maxAdLength);
    if (text.value === "") text.value = draftAfterReturn("line") ?? "";
    else void read();
    // oxlint-disable-next-line exhaustive-deps -- once for each text
  }, [shared]);

  useEffect(() => {
    const keep = () => keepDraft(field.current!.value, "line");
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);

  return (
    <div className={`${styles.describe} stack`} data-ad={isAd || undefined}>
      <Field label={label}>
        {(id) => (
          <textarea
            ref={field}
            id={id}
            rows={1}
            maxLength={maxAdLength}
            autoComplete="off"
            placeholder="Paste an ad, or type 2019 rxv 4 seats"
            onFocus={() => void loadReader().catch(() => {})}
            onInput={() => void read()}
            onKeyDown={(event) => {
              if (!isEnter(event, isAd)) return;
              event.preventDefault();
              void answer();
            }}
          />
        )}
      </Field>
      <div role="status">
        {result === null ? (
          shared === null && <p>{lostText}</p>
        ) : (
          <>
            <p className="soft">
              {result.text === readText ? missing || howToFix : result.text}
              {result.href !== null && (
                <>
                  {" "}
                  <a href={result.href}>See what this cart is worth</a>
                </>
              )}
            </p>
            {children === undefined ? (
              <ReadList read={result.chips} left={result.left} />
            ) : (
              <>
                {/* The details below show it, too, but don't announce it. */}
                <div className="visually-hidden">
                  <ReadList read={result.chips} left={[]} />
                </div>
                <ReadList read={[]} left={[...result.doubts, ...result.left]} />
              </>
            )}
            {result.isAnotherCart && (
              <p className="soft">
                {anotherCartText}{" "}
                <Button tone="quiet" onClick={undo}>
                  Undo
                </Button>
              </p>
            )}
          </>
        )}
      </div>
      {children}
    </div>
  );
}

/** Enter adds a line to an ad. In any text, it may also accept an input method's suggestion. */
function isEnter(event: KeyboardEvent, isAd: boolean): boolean {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return false;
  return isAd ? event.ctrlKey || event.metaKey : !event.shiftKey;
}

function ReadList({ read, left }: { read: readonly string[]; left: readonly string[] }) {
  if (read.length + left.length === 0) return null;
  return (
    <ul className="cluster">
      {read.map((chip) => (
        <li key={chip}>{chip}</li>
      ))}
      {left.map((chip) => (
        <li key={chip} data-left>
          {chip}
        </li>
      ))}
    </ul>
  );
}

interface LineResult {
  readonly chips: readonly string[];
  /** The chips that the ad itself casts doubt on. */
  readonly doubts: readonly string[];
  readonly left: readonly string[];
  readonly text: string;
  readonly isAnotherCart: boolean;
  /** Where the cart can be valued instead. */
  readonly href: string | null;
}

const nothingRead: Omit<LineResult, "text"> = {
  chips: [],
  doubts: [],
  left: [],
  isAnotherCart: false,
  href: null,
};

const otherMakeText = (make: string) =>
  `This page is for ${make}, and that’s another make, so we filled in nothing.`;
const readText = "We read this. Fix anything below.";
const pressText = "We read this. To change a detail, press it.";
const anotherCartText = "This is another cart, so we kept nothing from the last one.";
const unreadText = "We couldn’t read a cart from this. Fill in the details below.";
const lostText = "The ad you shared didn’t arrive. Copy it in the other app, and paste it here.";
const failedText =
  "This line couldn’t be read. Check your connection, or fill in the details below.";

import { useEffect, useRef, useState } from "react";
import { today } from "../../../browser/clock.ts";
import { Field } from "../../../ui/form/field.tsx";
import { type AskedPrice, type ParsedAd, nothingAsked } from "../parsed-ad.ts";
import styles from "../cart.module.css";

export const loadReader = () => import("../reader.ts");

const maxLength = 4000;

/** Fills in the form as text is typed or pasted. The reader's code loads on first use. */
export function DescribeLine({
  label = "Describe it in a line",
  shared = "",
  onRead,
}: {
  label?: string;
  /** Text shared from another app: "" for none, null for one that didn't arrive. */
  shared?: string | null;
  /** Called with what the line says now and what it said before. */
  onRead: (parsed: ParsedAd, previous: ParsedAd, asked: AskedPrice) => void;
}) {
  const line = useRef<HTMLTextAreaElement>(null);
  const previous = useRef<ParsedAd>({});
  const [result, setResult] = useState<LineResult | null>(null);

  async function read() {
    const text = line.current!.value;
    if (text.trim() === "") return take({}, nothingAsked, null);
    try {
      const reader = await loadReader();
      // The visitor may have typed on while the reader loaded.
      if (line.current?.value !== text) return;
      const reading = reader.readAd(text, today());
      const chips = reader.chipsOf(reading);
      const emptyText = reader.refusalText(reading) ?? unreadText;
      const asked = {
        fees: reader.sumOfFees(reading.fees),
        amountsInQuestion: reading.amountsInQuestion,
        question: reader.priceQuestion(reading),
      };
      take(reading.details, asked, {
        chips,
        left: reader.leftTexts(reading),
        text: chips.length > 0 ? readText : emptyText,
      });
    } catch {
      setResult({ chips: [], left: [], text: failedText });
    }
  }

  function take(details: ParsedAd, asked: AskedPrice, shown: LineResult | null) {
    onRead(details, previous.current, asked);
    previous.current = details;
    setResult(shown);
  }

  // Reads what was typed before hydration, or shared from another app.
  useEffect(() => {
    if (shared) line.current!.value = shared.slice(0, maxLength);
    if (line.current!.value !== "") void read();
    // oxlint-disable-next-line exhaustive-deps -- once for each text
  }, [shared]);

  return (
    <div className={`${styles.describe} stack`}>
      <Field label={label}>
        {(id) => (
          <textarea
            ref={line}
            id={id}
            rows={1}
            maxLength={maxLength}
            autoComplete="off"
            placeholder="Paste an ad, or type 2019 rxv 4 seats"
            onFocus={() => void loadReader().catch(() => {})}
            onInput={() => void read()}
          />
        )}
      </Field>
      <div role="status">
        {result === null ? (
          shared === null && <p>{lostText}</p>
        ) : (
          <>
            <p className="soft">{result.text}</p>
            {result.chips.length + result.left.length > 0 && (
              <ul className="cluster">
                {result.chips.map((chip) => (
                  <li key={chip}>{chip}</li>
                ))}
                {result.left.map((chip) => (
                  <li key={chip} data-left>
                    {chip}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  );
}

interface LineResult {
  readonly chips: readonly string[];
  readonly left: readonly string[];
  readonly text: string;
}

const readText = "We read this. Fix anything below.";
const unreadText = "We couldn’t read a cart from this. Fill in the details below.";
const lostText = "The ad you shared didn’t arrive. Copy it in the other app, and paste it here.";
const failedText =
  "This line couldn’t be read. Check your connection, or fill in the details below.";

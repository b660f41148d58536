import { useEffect, useRef, useState } from "react";
import { today } from "../../../browser/clock.ts";
import { Field } from "../../../ui/form/field.tsx";
import type { ParsedAd } from "../parsed-ad.ts";
import styles from "../cart.module.css";

export const loadReader = () => import("../reader.ts");

/** As long as an ad gets. */
const maxLength = 4000;

/**
 * One line, or a pasted ad, that fills in the form as it is typed. It says what it read, and what it
 * doesn't say stays as it was. The reader is loaded once the line is used.
 */
export function DescribeLine({
  label = "Describe it in a line",
  shared = "",
  onRead,
}: {
  label?: string;
  /** A text that another app shared; "" for none, null for one that didn't arrive. */
  shared?: string | null;
  /** Called with what the line says now, and with what it said before. */
  onRead: (read: ParsedAd, before: ParsedAd) => void;
}) {
  const line = useRef<HTMLTextAreaElement>(null);
  const before = useRef<ParsedAd>({});
  const [said, setSaid] = useState<Said | null>(null);

  async function read() {
    const text = line.current!.value;
    if (text.trim() === "") return take({}, null);
    try {
      const { readAd, chipsOf, leftTexts, refusalText } = await loadReader();
      // Only the latest text counts.
      if (line.current?.value !== text) return;
      const reading = readAd(text, today());
      const chips = chipsOf(reading);
      const nothing = refusalText(reading) ?? unreadText;
      take(reading.details, {
        chips,
        left: leftTexts(reading),
        text: chips.length > 0 ? readText : nothing,
      });
    } catch {
      setSaid({ chips: [], left: [], text: failedText });
    }
  }

  function take(details: ParsedAd, shown: Said | null) {
    onRead(details, before.current);
    before.current = details;
    setSaid(shown);
  }

  // Typed before the script ran, or shared.
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
        {said === null ? (
          shared === null && <p>{lostText}</p>
        ) : (
          <>
            <p className="soft">{said.text}</p>
            {said.chips.length + said.left.length > 0 && (
              <ul className="cluster">
                {said.chips.map((chip) => (
                  <li key={chip}>{chip}</li>
                ))}
                {said.left.map((chip) => (
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

/** What was read of the line, what was left out and why, and what to do. */
interface Said {
  readonly chips: readonly string[];
  readonly left: readonly string[];
  readonly text: string;
}

const readText = "We read this. Fix anything below.";
const unreadText = "We couldn’t read a cart from this. Fill in the details below.";
const lostText = "The ad you shared didn’t arrive. Copy it in the other app, and paste it here.";
const failedText =
  "This line couldn’t be read. Check your connection, or fill in the details below.";

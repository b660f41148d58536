import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { thisYear } from "../../../browser/clock.ts";
import { Field } from "../../../ui/form/field.tsx";
import type { Change } from "./cart-fields.tsx";
import { type Details, addressEnd } from "../../../../domain/cart/details.ts";
import { readAddress } from "../address.ts";
import { yearDoubt } from "../cart-facts.ts";
import { FindLink } from "./find-link.tsx";
import { useSettled } from "../use-settled.ts";
import styles from "../cart.module.css";

/** The bounds are hints for the browser's controls; other years are valued too. */
export function YearField({
  details,
  onChange,
  children,
}: {
  details: Details;
  /** Shown between the field and its note. */
  children?: ReactNode;
} & Change) {
  const input = useRef<HTMLInputElement>(null);
  const [settled, onTyped] = useSettled(input);
  const doubtId = useId();
  const found = useFoundYear(input, details.year);
  return (
    <>
      <Field
        label="Year"
        aside={
          <FindLink href="/year-finder" details={details}>
            Find it<span className="visually-hidden"> from the serial number</span>
          </FindLink>
        }
      >
        {(id) => (
          <input
            ref={input}
            id={id}
            name="year"
            type="number"
            inputMode="numeric"
            min={1990}
            max={2024}
            placeholder="2020"
            aria-describedby={doubtId}
            value={details.year}
            onChange={(event) => {
              onTyped();
              onChange({ year: event.target.value });
            }}
            onWheel={(event) => scrollPast(event.currentTarget)}
          />
        )}
      </Field>
      {children}
      <p className={styles.doubt} id={doubtId} role="status">
        {found ?? (settled && yearDoubt(details.year, thisYear()))}
      </p>
    </>
  );
}

/** Names the serial number that the year finder read the year from, until the year is changed. */
function useFoundYear(input: RefObject<HTMLInputElement | null>, year: string): string | null {
  const [found, setFound] = useState<{ year: string; number: string } | null>(null);
  useEffect(() => {
    const address = readAddress();
    const number = address.get("yearFrom");
    if (number === null) return;
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setFound({ year: address.get("year") ?? "", number });
    address.delete("yearFrom");
    history.replaceState(history.state, "", location.pathname + addressEnd(address));
    const nextField = input.current!.form?.elements.namedItem(
      address.get("make") ? "model" : "make",
    );
    if (nextField instanceof HTMLElement) nextField.focus();
  }, [input]);
  return found?.year === year ? `${year}, from serial ${found.number}.` : null;
}

/** Scrolling over a focused number input would change its value, unless it is read-only. */
function scrollPast(input: HTMLInputElement) {
  input.readOnly = true;
  requestAnimationFrame(() => (input.readOnly = false));
}

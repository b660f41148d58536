import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { thisYear } from "../../../browser/clock.ts";
import { Field } from "../../../ui/form/field.tsx";
import type { Change } from "./cart-fields.tsx";
import type { Details } from "../../../../domain/details/details.ts";
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
  const { sources, serial, modelYear: year } = details;
  const found = sources.modelYear === "plate" ? `${year}, from serial ${serial}.` : null;
  useNextField(input, details);
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
            value={details.modelYear}
            onChange={(event) => {
              onTyped();
              onChange({ modelYear: event.target.value });
            }}
            onWheel={(event) => scrollPast(event.currentTarget)}
          />
        )}
      </Field>
      {children}
      <p className={styles.doubt} id={doubtId} role="status">
        {found ?? (settled && yearDoubt(details.modelYear, thisYear()))}
      </p>
    </>
  );
}

/** A visitor who comes from the year finder goes on with the next field. */
function useNextField(
  input: RefObject<HTMLInputElement | null>,
  { make, model, sources }: Details,
) {
  const isNext = sources.modelYear === "plate" && model === "";
  const name = make === "" ? "make" : "model";
  useEffect(() => {
    const next = isNext ? input.current!.form?.elements.namedItem(name) : null;
    if (next instanceof HTMLElement) next.focus();
    // oxlint-disable-next-line exhaustive-deps -- once, when the year has come
  }, [input, isNext]);
}

/** Scrolling over a focused number input would change its value, unless it is read-only. */
function scrollPast(input: HTMLInputElement) {
  input.readOnly = true;
  requestAnimationFrame(() => (input.readOnly = false));
}

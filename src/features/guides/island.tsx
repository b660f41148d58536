import { useEffect, useRef, useState } from "react";
import { capitalize, listText } from "../../../domain/words/english.ts";
import { formatChange, formatDollars } from "../../../domain/words/money.ts";
import { maxAmountLength, readDollars } from "../../../domain/words/read-dollars.ts";
import { TextField } from "../../ui/form/field.tsx";
import { Button } from "../../ui/kit/button.tsx";
import { BlankTiles, Tiles } from "../../ui/kit/tiles.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { Headline, Sign } from "../../ui/masthead/sign.tsx";
import { type Fault, type Outcome, outcomeOf } from "./findings.ts";
import { places } from "./parts/places.tsx";
import styles from "./walk.module.css";

const faults = places.flatMap((place) => place.faults.map((fault) => ({ ...fault, place })));

/** The places to look at on a used cart, and what the faults take off an ad's price. */
export const Walk = withErrorBoundary(function Walk() {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Found>({ ids: [], price: "" });
  const read = () => setFound(readFindings(form.current!));
  // Boxes may have been checked before the script arrived, or restored by the browser.
  useEffect(read, []);

  const foundFaults = faults.filter(({ id }) => found.ids.includes(id));
  const outcome = outcomeOf(foundFaults, readDollars(found.price) || null);

  return (
    <form ref={form} className={styles.walk} action="/check-a-price" onChange={read}>
      <div>
        <ol className={styles.places}>
          {places.map(({ name, look, faults: placeFaults }) => (
            <li key={name}>
              <div>
                <h3>{name}</h3>
                <p>{look}</p>
              </div>
              <div role="group" aria-label={name} className={styles.faults}>
                {placeFaults.map((fault) => (
                  <label key={fault.id}>
                    <b>{priceText(fault)}</b> <small>{fault.what}</small>
                    <input type="checkbox" value={fault.id} />
                  </label>
                ))}
              </div>
            </li>
          ))}
        </ol>
        {foundFaults.length > 0 && (
          <p className={`${styles.strip} card screen-only`} aria-hidden="true">
            {wordsOf(outcome).top} <b>{outcomeText(outcome)}</b>
          </p>
        )}
      </div>
      <FoundCard found={foundFaults} outcome={outcome} />
    </form>
  );
});

interface Found {
  readonly ids: readonly string[];
  /** As it was typed. */
  readonly price: string;
}

function readFindings(form: HTMLFormElement): Found {
  const checked = form.querySelectorAll<HTMLInputElement>(":checked");
  const price = form.querySelector<HTMLInputElement>("[name=price]");
  return { ids: Array.from(checked, ({ value }) => value), price: price?.value ?? "" };
}

const priceText = ({ cost, endsDeal }: Fault) =>
  cost === null ? (endsDeal ? "Walk away" : "Ask a shop") : formatChange(-cost);

function FoundCard({ found, outcome }: { found: typeof faults; outcome: Outcome }) {
  const openNames = found
    .filter(({ cost }) => cost === null)
    .map(({ place }) => place.name.toLowerCase());
  const words = wordsOf(outcome, openNames);
  return (
    <div className={`${styles.found} card stack needs-no-script screen-only`}>
      <h3>What you found</h3>
      <TextField label="The ad asks" name="price" inputMode="decimal" maxLength={maxAmountLength} />
      {found.length > 0 && (
        <dl>
          {found.map((fault) => (
            <div key={fault.id}>
              <dt>{fault.cost === null ? fault.place.name : capitalize(fault.what)}</dt>
              <dd>{priceText(fault)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div role="status">
        <Sign top={words.top} because={words.because} isSmall>
          <OutcomeNumber outcome={outcome} />
        </Sign>
      </div>
      <Button tone="solid" type="submit">
        Check the price for this cart
      </Button>
    </div>
  );
}

function OutcomeNumber({ outcome }: { outcome: Outcome }) {
  const text = outcomeText(outcome);
  if (outcome.kind === "nothing")
    return (
      <Headline>
        <BlankTiles text="$ ,   " />
      </Headline>
    );
  if (outcome.kind === "walk-away") return <Headline verb={text}>{null}</Headline>;
  return (
    <Headline>
      <Tiles value={outcome.dollars} text={text} />
    </Headline>
  );
}

function outcomeText(outcome: Outcome): string {
  if (outcome.kind === "nothing") return "Ask a shop";
  return outcome.kind === "walk-away" ? "Walk away" : formatDollars(outcome.dollars);
}

function wordsOf(
  outcome: Outcome,
  openNames: readonly string[] = [],
): { top: string; because: string } {
  switch (outcome.kind) {
    case "nothing":
      return {
        top: "The ad’s price, less the work",
        because: "Enter the price, and check what’s wrong.",
      };
    case "walk-away":
      return {
        top: "What you found",
        because:
          outcome.because === "fault"
            ? "No price makes up for that."
            : "The work costs as much as the cart.",
      };
    case "off":
      return { top: "To take off the price", because: "Enter what the ad asks." };
    case "left":
      return {
        top: "The ad’s price, less the work",
        because: outcome.isWhole
          ? "The price check says if that’s fair."
          : `A shop has to price the ${listText(openNames)}.`,
      };
  }
}

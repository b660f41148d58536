import { useLayoutEffect, useRef, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { type Role, roleIn } from "../../../domain/cart/roles.ts";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import { lazyPart, withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { editsBeforeHydration } from "../../browser/edits-before-hydration.ts";
import { usePrefetch } from "../../ui/lazy/use-prefetch.ts";
import { type Calculation, calculate } from "../cart-form/calculation.ts";
import {
  type Details,
  defaultDetails,
  fieldsQueryOf,
  give,
  queryOf,
  readDetails,
  withAllShown,
  withImplied,
} from "../../../domain/details/details.ts";
import { enteredDetails, modelsOf } from "../cart-form/correct-input.ts";
import { CartForm } from "../value/parts/cart-form.tsx";
import { formMakes } from "../../../domain/catalogue/price-book.ts";
import { slugOf } from "../../../domain/catalogue/make.ts";
import { isPartner } from "../../../domain/submissions/entry.ts";

const loadResult = async () => (await import("./parts/result.tsx")).EmbedResult;

const EmbedResult = lazyPart(
  loadResult,
  "The result couldn’t be loaded. What you entered is still in the form.",
);

/** Keeps nothing in the browser, and loads everything after the form once the form is used. */
export const EmbedTool = withErrorBoundary(EmbeddedTool);

function EmbeddedTool() {
  const [host, setHost] = useState<HostChoices>({});
  const [details, setDetails] = useState<Details>(defaultDetails);
  const [calculation, setCalculation] = useState<Calculation | null>(null);
  const [isRead, setRead] = useState(false);
  const [isSample, setSample] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const choices = readHostChoices(new URLSearchParams(location.search));
    const { make = "" } = choices;
    const edits = editsBeforeHydration(form.current!, fieldsQueryOf(defaultDetails));
    const typed = readDetails(edits, defaultDetails);
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setHost(choices);
    const entered = make === "" ? typed : { ...typed, make };
    const sample = new URLSearchParams(location.search).has("sample") ? sampleOf(make) : null;
    setDetails(sample ?? entered);
    if (sample !== null) setCalculation(calculate(sample, thisYear()));
    setSample(sample !== null);
  }, []);

  usePrefetch(form, loadResult);

  return (
    <div className="embedded stack">
      <CartForm
        ref={form}
        details={details}
        fixedMake={host.make}
        modelHint={undefined}
        onChange={(change) => setDetails((current) => give(current, change))}
        onName={() => setDetails(withImplied)}
        onReplace={(next, isLine) => {
          setDetails(next);
          setRead(isLine);
        }}
        onCalculate={() => {
          const state = { isByHand: !isRead, asked: null };
          const entered = enteredDetails(details, state, thisYear());
          setDetails(entered);
          setCalculation(calculate(entered, thisYear()));
          setSample(false);
        }}
        calculated={calculation?.details ?? details}
        isEmbedded
      />
      {calculation !== null && (
        <RedrawnIfTranslated content={queryOf(calculation.details)}>
          <EmbedResult calculation={calculation} host={host} isSample={isSample} />
        </RedrawnIfTranslated>
      )}
    </div>
  );
}

/** Gives the preview that dealers see a number. */
function sampleOf(fixedMake: string): Details {
  const make = fixedMake === "" ? "Club Car" : fixedMake;
  const [model = "Golf cart"] = modelsOf(formMakes.find(({ name }) => name === make)!);
  const named = { ...defaultDetails, modelYear: String(thisYear() - 6), make, model };
  return withAllShown(give(named, { seats: 4 }));
}

/** From the address in the dealer's line. Invalid choices are left out. */
export interface HostChoices {
  /** The only make that is valued. */
  readonly make?: string;
  /** The dealer's id. */
  readonly partner?: string;
  /** The role that is shown first. */
  readonly role?: Role;
  /** True if other dealers’ prices are left out. */
  readonly hidesDealers?: true;
}

export function readHostChoices(address: URLSearchParams): HostChoices {
  const make = formMakes.find(({ name }) => slugOf(name) === address.get("make"))?.name;
  const partner = address.get("partner") ?? "";
  return {
    ...(make !== undefined && { make }),
    ...(isPartner(partner) && { partner }),
    ...(address.has("for") && { role: roleIn(address) }),
    ...(address.get("dealers") === "hide" && { hidesDealers: true as const }),
  };
}

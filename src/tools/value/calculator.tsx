import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { bringIntoView } from "../../components/bring-into-view.ts";
import { latePart } from "../../components/late-part.tsx";
import { SafePart } from "../../components/safe-part.tsx";
import { safeTool } from "../../components/safe-tool.tsx";
import { usePrefetch } from "../../components/use-prefetch.ts";
import { BesideForm, ToolColumns } from "../../components/tool-columns.tsx";
import type { Calculation, NamedTrial } from "../cart/calculation.ts";
import { CartForm } from "./cart-form.tsx";
import { type Details, cartOf, defaultDetails, queryOf, readDetails } from "../cart/details.ts";
import { draftAfterReturn, keepDraft } from "./draft.ts";
import { ResultBoard } from "./result-board.tsx";

const loadExtras = async () => (await import("../estimate/estimate-extras.tsx")).EstimateExtras;

const EstimateExtras = latePart(
  loadExtras,
  "What would change this estimate could not be loaded. The estimate itself is not affected.",
);

/** The value tool. On a make's own page `make` fixes the make, and `modelHint` names models. */
export const Calculator = safeTool(ValueTool);

function ValueTool({ make, modelHint }: { make?: string; modelHint?: string }) {
  const fixed = make === undefined ? {} : { make };
  const [details, setDetails] = useState<Details>({ ...defaultDetails, ...fixed });
  const [calculation, setCalculation] = useState<Calculation | null>(null);
  const [trial, setTrial] = useState<NamedTrial | null>(null);
  // The estimate is painted first, and what follows it after that.
  const shown = useDeferredValue(calculation);
  const shownTrial = useDeferredValue(trial);
  const form = useRef<HTMLFormElement>(null);
  const board = useRef<HTMLElement>(null);

  // The form shows what was typed before the script ran, then what the address says; on a return
  // to the page, what it held when it was left. The result is always the address's.
  useLayoutEffect(() => {
    const typed = readDetails(new FormData(form.current!), details);
    const address = new URLSearchParams(location.search);
    const addressed = { ...readDetails(address, typed), ...fixed };
    setDetails({ ...(draftAfterReturn(typed) ?? addressed), ...fixed });
    if (address.has("year")) setCalculation(calculate(addressed));
    // oxlint-disable-next-line exhaustive-deps -- once, when the page has become interactive
  }, []);

  useKeptDraft(details);
  usePrefetch(form, loadExtras);

  function showEstimate() {
    const next = calculate(details);
    if (next === null) return;
    setCalculation(next);
    setTrial(null);
    showAddress(queryOf(details));
    bringIntoView(board.current!);
  }

  const holdStill = useHeldStill([trial, shownTrial]);
  const tryOut = useCallback(
    (next: NamedTrial | null, pressed?: Element) => {
      if (pressed !== undefined) holdStill(pressed);
      setTrial(next);
      showAddress(queryOf(calculation!.details) + (next === null ? "" : `&trying=${next.id}`));
    },
    [calculation, holdStill],
  );

  return (
    <ToolColumns>
      <CartForm
        ref={form}
        details={details}
        fixedMake={make}
        modelHint={modelHint}
        onChange={(change) => setDetails((current) => ({ ...current, ...change }))}
        onCalculate={showEstimate}
        calculated={calculation?.details ?? details}
      />
      <BesideForm>
        <SafePart sentence="The result could not be shown. What you entered is still in the form.">
          <ResultBoard
            ref={board}
            {...{ calculation, details, trial }}
            onUndo={() => tryOut(null)}
          />
        </SafePart>
      </BesideForm>
      {shown !== null && <EstimateExtras calculation={shown} trial={shownTrial} onTry={tryOut} />}
    </ToolColumns>
  );
}

function useKeptDraft(details: Details) {
  useEffect(() => {
    const keep = () => keepDraft(details);
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [details]);
}

/** Keeps what was pressed where it is on the screen, while what stands above it changes its height. */
function useHeldStill(changes: readonly unknown[]): (pressed: Element) => void {
  const held = useRef<{ element: Element; top: number }>(null);
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { element, top } = held.current;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    // oxlint-disable-next-line exhaustive-deps -- whenever one of them has been painted
  }, changes);
  return useCallback((element) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  }, []);
}

/** Only here is the clock read: the same cart is a year older next year. */
function calculate(details: Details): Calculation | null {
  const cart = cartOf(details);
  if (cart === null) return null;
  const asOfYear = new Date().getFullYear();
  return { details, cart, asOfYear, appraisal: appraise(cart, asOfYear) };
}

function showAddress(query: string) {
  history.replaceState(history.state, "", query + location.hash);
}

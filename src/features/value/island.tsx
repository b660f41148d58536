import { type Role, roleIn } from "../../../domain/cart/roles.ts";
import { useFormLine } from "../../ui/form/use-form-line.ts";
import { cartName } from "../../../domain/cart/wording.ts";
import { cartSummary } from "../../../domain/cart/seen-cart.ts";
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { bringIntoView } from "../../browser/bring-into-view.ts";
import { latePart } from "../../ui/lazy/late-part.tsx";
import { SafePart } from "../../ui/lazy/safe-part.tsx";
import { safeTool } from "../../ui/lazy/safe-tool.tsx";
import { usePrefetch } from "../../ui/lazy/use-prefetch.ts";
import { BesideForm, ToolColumns } from "../../ui/form/tool-form.tsx";
import { type Calculation, calculate } from "../cart/calculation.ts";
import { yearDoubt } from "../cart/cart-facts.ts";
import { hideSerial, place, readAddress } from "../cart/address.ts";
import { readAsMeant } from "../cart/read-as-meant.ts";
import { rememberCart } from "../cart/your-cart.ts";
import { CartForm } from "./parts/cart-form.tsx";
import {
  type Details,
  defaultDetails,
  formQueryOf,
  queryOf,
  readDetails,
} from "../../../domain/cart/details.ts";
import { draftAfterReturn, useKeptDraft } from "../../browser/draft.ts";
import { ResultBoard, loadAnswer, loadBoardRest } from "./parts/result-board.tsx";
import { changesIn } from "../../browser/changes-in.ts";

const loadExtras = async () =>
  (await import("../estimate/parts/estimate-extras.tsx")).EstimateExtras;

const EstimateExtras = latePart(
  loadExtras,
  "The rest of this page couldn’t be loaded. Your estimate isn’t affected.",
);

const loadAllLater = () => Promise.all([loadAnswer(), loadBoardRest(), loadExtras()]);

/**
 * The value tool. On a make's own page `make` fixes the make, and `modelHint` names models. On a
 * model's, `model` is filled in, and can be changed. `usualRole` is the side of the deal that the page
 * is about.
 */
export const Calculator = safeTool(ValueTool);

function ValueTool({
  make,
  modelHint,
  model = "",
  usualRole = "selling",
}: {
  make?: string;
  modelHint?: string;
  model?: string;
  usualRole?: Role;
}) {
  const fixed = make === undefined ? {} : { make };
  const [details, setDetails] = useState<Details>({ ...defaultDetails, model, ...fixed });
  const [calculation, setCalculation] = useState<Calculation | null>(null);
  const [role, setRole] = useState<Role>(usualRole);
  // The estimate is painted first, and what follows it after that.
  const shown = useDeferredValue(calculation);
  const form = useRef<HTMLFormElement>(null);
  const board = useRef<HTMLElement>(null);
  const { line, begin, closeForm } = useFormLine(form, calculation && lineOf(calculation));

  useLayoutEffect(() => {
    const found = foundOnPage(changesIn(form.current!, queryOf(details)), details, fixed);
    setDetails(found.details);
    if (found.address.has("for")) setRole(roleIn(found.address));
    const addressed = found.address.has("year") ? calculate(found.addressed, thisYear()) : null;
    setCalculation(addressed);
    if (addressed !== null) begin(queryOf(found.details) !== queryOf(found.addressed));
    // oxlint-disable-next-line exhaustive-deps -- once, when the page has become interactive
  }, []);

  useKeptDraft(formQueryOf(details));
  usePrefetch(form, loadAllLater);

  function showEstimate() {
    const meant = readAsMeant(details, thisYear());
    const next = calculate(meant, thisYear());
    if (next === null) return;
    setDetails(meant);
    setCalculation(next);
    closeForm();
    showAddress(next, namedRole(role, usualRole));
    bringIntoView(board.current!);
  }

  useEffect(() => {
    if (calculation !== null) rememberCart(calculation);
  }, [calculation]);

  function changeRole(next: Role) {
    setRole(next);
    showAddress(calculation!, namedRole(next, usualRole));
  }

  return (
    <ToolColumns line={line}>
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
        <SafePart sentence="The result couldn’t be shown. What you entered is still in the form.">
          <ResultBoard
            ref={board}
            {...{ calculation, details, role }}
            onRole={changeRole}
            onUpdate={showEstimate}
          />
        </SafePart>
      </BesideForm>
      {shown !== null && <EstimateExtras role={role} calculation={shown} />}
    </ToolColumns>
  );
}

/** The cart of an answer in one line, which stands for the form. */
function lineOf({ cart, details }: Calculation) {
  const doubt = yearDoubt(details.year, thisYear());
  const summary = cartSummary(cart).join(" · ");
  return { name: cartName(cart), rest: doubt === null ? summary : `${doubt} ${summary}` };
}

/**
 * The form shows what was entered before the script ran. Its other fields show what they held when
 * the page was left, on a return to it, or otherwise what the address says. The result is always the
 * address's.
 */
function foundOnPage(changed: URLSearchParams, otherwise: Details, fixed: Partial<Details>) {
  const address = readAddress();
  hideSerial();
  const addressed = { ...readDetails(address, otherwise), ...fixed };
  const draft = draftAfterReturn();
  const found = draft === null ? addressed : readDetails(draft, otherwise);
  return { address, addressed, details: { ...readDetails(changed, found), ...fixed } };
}

/** Selling is what most visitors do, and only pages about another side of the deal name it. */
function namedRole(role: Role, usualRole: Role): Role | null {
  return role === "selling" && usualRole === "selling" ? null : role;
}

/** The address that shows the same again. */
function showAddress({ details }: Calculation, role: Role | null) {
  const wanted = role === null ? "" : `&for=${role}`;
  history.replaceState(history.state, "", queryOf(details) + wanted + place());
}

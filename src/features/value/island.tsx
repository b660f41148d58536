import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type TrialId, applyTrials } from "../../../domain/answer/trials.ts";
import { type Role, roles } from "../../../domain/cart/roles.ts";
import {
  type ChoiceName,
  type Details,
  areSame,
  defaultDetails,
  fieldsQueryOf,
  formQueryOf,
  give,
  queryOf,
  readDetails,
  withImplied,
  withoutNumber,
} from "../../../domain/details/details.ts";
import { focusInView } from "../../browser/bring-into-view.ts";
import { editsBeforeHydration } from "../../browser/edits-before-hydration.ts";
import { thisYear } from "../../browser/clock.ts";
import { draftAfterReturn, useKeptDraft } from "../../browser/draft.ts";
import { market } from "../../market/market.data.ts";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { usePrefetch } from "../../ui/lazy/use-prefetch.ts";
import { type HeadFigure, Tool, ToolHeading, Waiting } from "../../ui/masthead/tool.tsx";
import { AnswerSections, loadEvidence } from "../answer/parts/answer-sections.tsx";
import {
  AnswerFigures,
  AnswerMain,
  answerContent,
  BlankMain,
  CartHeading,
  type ShownModel,
} from "../answer/parts/answer.tsx";
import { useActions } from "../answer/parts/actions.tsx";
import { hideSerial, pageAnchor, readAddress } from "../cart-form/address.ts";
import { type Calculation, calculate } from "../cart-form/calculation.ts";
import { enteredDetails } from "../cart-form/correct-input.ts";
import { saveCurrentCart } from "../cart-form/current-cart.ts";
import { fieldIn } from "../cart-form/parts/cart-summary.tsx";
import { CartForm } from "./parts/cart-form.tsx";

/**
 * A make's own page sets `make`, which then can't be changed. A model's page fills in `model`, which
 * can. `usualRole` is the role that the page is about.
 */
export const Calculator = withErrorBoundary(ValueTool, ({ title }) => title);

interface ValueToolProps {
  title: string;
  lede: string;
  figure?: HeadFigure;
  make?: string;
  modelHint?: string;
  model?: string;
  /** Shown as buttons that fill in the form. */
  models?: readonly ShownModel[];
  usualRole?: Role;
}

function ValueTool({
  title,
  lede,
  figure,
  make,
  modelHint,
  model = "",
  models,
  usualRole = "selling",
}: ValueToolProps) {
  const fixed = make === undefined ? {} : { make };
  const [details, setDetails] = useState(() => withImplied({ ...defaultDetails, model, ...fixed }));
  const [isLinked, setLinked] = useState(false);
  const [isRead, setRead] = useState(false);
  // The assumed detail for which the form was opened: pressing Calculate confirms it.
  const [asked, setAsked] = useState<ChoiceName | null>(null);
  const [calculation, setCalculation] = useState<Calculation | null>(null);
  const [role, setRole] = useState<Role>(usualRole);
  const [tried, setTried] = useState<TrialId | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Paints the sign before the sections below it.
  const deferredCalculation = useDeferredValue(calculation);
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLElement>(null);
  const actions = useActions(calculation, role);
  const trials = useMemo(
    () => (calculation === null ? [] : applyTrials(calculation, market, role)),
    [calculation, role],
  );

  useLayoutEffect(() => {
    const found = foundOnPage(
      editsBeforeHydration(form.current!, fieldsQueryOf(details)),
      details,
      fixed,
    );
    const addressedRole = roles.find((id) => id === found.address.get("for"));
    if (addressedRole !== undefined) setRole(addressedRole);
    const addressed = found.address.has("year") ? calculate(found.addressed, thisYear()) : null;
    // The number was taken out of the address, and a draft still has it.
    const isAsAddressed = areSame(withoutNumber(found.details), withoutNumber(found.addressed));
    setDetails(found.details);
    setLinked(addressed !== null);
    setCalculation(
      addressed !== null && isAsAddressed ? calculate(found.details, thisYear()) : addressed,
    );
    // The form stays open if it differs from the address.
    setOpen(addressed !== null && !isAsAddressed);
    // The page was laid out for an answer before hydration.
    delete document.documentElement.dataset["answered"];
    // oxlint-disable-next-line exhaustive-deps -- once, when the page has become interactive
  }, []);

  useKeptDraft(formQueryOf(details));
  usePrefetch(form, loadEvidence);

  function showAnswer() {
    const isByHand = !isLinked && !isRead;
    const entered = enteredDetails(details, { isByHand, asked }, thisYear());
    const next = calculate(entered, thisYear());
    // Update can be pressed while the form is incomplete.
    if (next === null) return openForm();
    setDetails(entered);
    setCalculation(next);
    setTried(null);
    setOpen(false);
    setAsked(null);
    showAddress(next, namedRole(role, usualRole));
    focusInView(section.current!);
  }

  useEffect(() => {
    if (calculation !== null) saveCurrentCart(calculation);
  }, [calculation]);

  function correct(next: Details) {
    const corrected = calculate(next, thisYear())!;
    setDetails(next);
    setCalculation(corrected);
    setTried(null);
    showAddress(corrected, namedRole(role, usualRole));
    focusInView(section.current!);
  }

  function changeRole(next: Role) {
    setRole(next);
    setTried(null);
    showAddress(calculation!, namedRole(next, usualRole));
  }

  function openForm(field?: ChoiceName) {
    // The form must be on the page before it can take the focus.
    flushSync(() => {
      setTried(null);
      setOpen(true);
      setAsked(field ?? null);
    });
    const first = form.current!.querySelector<HTMLElement>("input, select")!;
    (field === undefined ? first : fieldIn(form.current!, field)).focus();
  }

  function closeForm() {
    flushSync(() => {
      setOpen(false);
      setAsked(null);
    });
    section.current!.querySelector<HTMLElement>(".summary [data-change]")!.focus();
  }

  /** Returns focus to the pressed row without scrolling. */
  function undo() {
    flushSync(() => setTried(null));
    document.querySelector<HTMLElement>(`[data-trial="${tried}"]`)?.focus({ preventScroll: true });
  }

  const isStale = calculation !== null && !areSame(calculation.details, details);
  const trial = trials.find(({ id }) => id === tried) ?? null;
  const answerProps = calculation && { calculation, role, trial };
  return (
    <>
      <Tool
        ref={section}
        name={calculation === null ? "Value tool" : "Valuation result"}
        isAnswered={calculation !== null}
        main={
          <>
            {calculation === null ? (
              <ToolHeading title={title} lede={lede} figure={figure} />
            ) : (
              <RedrawnIfTranslated content={queryOf(calculation.details)}>
                <CartHeading calculation={calculation} onChange={openForm} />
              </RedrawnIfTranslated>
            )}
            {answerProps === null ? (
              <BlankMain
                details={details}
                {...(models && { models })}
                onModel={(chosen) =>
                  setDetails((current) => withImplied(give(current, { model: chosen })))
                }
              />
            ) : (
              <AnswerMain
                {...answerProps}
                onRole={changeRole}
                onCorrect={correct}
                onUndo={undo}
                onUpdate={isStale && trial === null ? showAnswer : null}
              />
            )}
          </>
        }
        form={
          <CartForm
            ref={form}
            details={details}
            fixedMake={make}
            modelHint={modelHint}
            onChange={(change) => setDetails((current) => give(current, change))}
            onName={() => setDetails(withImplied)}
            onReplace={(next, isLine) => {
              setDetails(next);
              setRead(isLine);
            }}
            onCalculate={showAnswer}
            calculated={calculation?.details ?? details}
            {...(calculation !== null && { isOpen, onClose: closeForm })}
          />
        }
      >
        {answerProps === null ? (
          <Waiting />
        ) : (
          <RedrawnIfTranslated content={answerContent(answerProps)}>
            <AnswerFigures {...answerProps} actions={actions!} />
          </RedrawnIfTranslated>
        )}
      </Tool>
      {deferredCalculation === null ? (
        <div className="rest" />
      ) : (
        <RedrawnIfTranslated content={queryOf(deferredCalculation.details) + role}>
          <AnswerSections
            calculation={deferredCalculation}
            {...{ role, trials, trial, actions: actions! }}
            onTry={setTried}
            onUndo={undo}
          />
        </RedrawnIfTranslated>
      )}
    </>
  );
}

/**
 * What was entered before hydration wins over a draft restored on return, and that over the address.
 * The result always belongs to the address.
 */
function foundOnPage(edits: URLSearchParams, fallback: Details, fixed: Partial<Details>) {
  const address = readAddress();
  hideSerial();
  const addressed = withImplied({ ...readDetails(address, fallback), ...fixed });
  const draft = draftAfterReturn();
  const found = draft === null ? addressed : readDetails(draft, fallback);
  const details = withImplied({ ...readDetails(edits, found), ...fixed });
  return { address, addressed, details };
}

/** Null for selling, the default, which only pages about another role name in the address. */
function namedRole(role: Role, usualRole: Role): Role | null {
  return role === "selling" && usualRole === "selling" ? null : role;
}

function showAddress({ details }: Calculation, role: Role | null) {
  const target = role === null ? "" : `&for=${role}`;
  history.replaceState(history.state, "", queryOf(details) + target + pageAnchor());
}

import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { type TrialId, applyTrials } from "../../../domain/answer/trials.ts";
import { answerTitle } from "../../../domain/answer/preview.ts";
import { type Role, roleIn } from "../../../domain/cart/roles.ts";
import {
  type Details,
  isSameCart,
  give,
  queryOf,
  withImplied,
} from "../../../domain/details/details.ts";
import { showQuery } from "../../site/address.ts";
import { thisYear } from "../../browser/clock.ts";
import { useTitle } from "../../browser/use-title.ts";
import { market } from "../../market/market.data.ts";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import type { DrawnCart } from "../../ui/drawing/cart-drawing.tsx";
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
  type StartingCart,
  StartingCarts,
} from "../answer/parts/answer.tsx";
import { useActions } from "../answer/parts/actions.tsx";
import type { AskedField } from "../../ui/masthead/use-sheet.ts";
import { useTool } from "../../ui/masthead/use-tool.ts";
import { calculate } from "../cart-form/calculation.ts";
import { type CartValues, cartCodec } from "../cart-form/cart-values.ts";
import { enteredDetails } from "../cart-form/correct-input.ts";
import { saveCurrentCart } from "../cart-form/current-cart.ts";
import { CartForm } from "./parts/cart-form.tsx";

/**
 * A make's own page sets `make`, which then can't be changed. A model's page fills in `model`, which
 * can. `defaultRole` is the role that the page is about.
 */
export const Calculator = withErrorBoundary(ValueTool, ({ title }) => title);

interface ValueToolProps {
  title: string;
  lede: string;
  figure?: HeadFigure | undefined;
  /** The cart that the figure is for, drawn until the visitor describes another one. */
  drawn?: DrawnCart;
  make?: string;
  modelHint?: string;
  model?: string;
  /** Shown as buttons that fill in the form. */
  models?: readonly ShownModel[];
  startingCarts?: readonly StartingCart[];
  defaultRole?: Role;
  /** Heads the road signs below an answer. */
  roadTitle?: string;
  /** A place's road signs. */
  children?: ReactNode;
}

function ValueTool({
  title,
  lede,
  figure,
  drawn,
  make,
  modelHint,
  model,
  models,
  startingCarts,
  defaultRole = "selling",
  roadTitle,
  children,
}: ValueToolProps) {
  const [codec] = useState(() => cartCodec({ make, model }));
  const {
    form,
    section,
    address,
    values,
    setValues,
    answer: calculation,
    asked,
    isOpen,
    closeForm,
    ...tool
  } = useTool({ codec, answerOf, first: "input" });
  const { details } = values;
  const [chosenRole, setChosenRole] = useState<Role | null>(null);
  const role = chosenRole ?? roleIn(address, defaultRole);
  const [tried, setTried] = useState<TrialId | null>(null);
  // Paints the sign before the sections below it.
  const deferredCalculation = useDeferredValue(calculation);
  const actions = useActions(calculation, role);
  const trials = useMemo(
    () => (calculation === null ? [] : applyTrials(calculation, market, role)),
    [calculation, role],
  );

  usePrefetch(form, loadEvidence);
  useTitle(calculation && answerTitle(calculation.cart, calculation, role));

  useEffect(() => {
    if (calculation !== null) saveCurrentCart(calculation);
  }, [calculation]);

  const edit = (change: (current: Details) => Details) =>
    setValues((current) => ({ ...current, details: change(current.details) }));

  const showAnswer = () => show(enteredDetails(values, asked, thisYear()));

  function show(next: Details) {
    if (!tool.show({ ...values, details: next })) return;
    setTried(null);
    showAddress(next, role);
  }

  function changeRole(next: Role) {
    setChosenRole(next);
    setTried(null);
    showAddress(calculation!.details, next);
  }

  function showAddress(shown: Details, shownRole: Role) {
    // Selling is the default, which only pages about another role name in the address.
    const isNamed = shownRole !== "selling" || defaultRole !== "selling";
    showQuery(queryOf(shown) + (isNamed ? `&for=${shownRole}` : ""));
  }

  function openForm(field?: AskedField) {
    setTried(null);
    tool.openForm(field);
  }

  /** Returns focus to the pressed row without scrolling. */
  function undo() {
    setTried(null);
    document.querySelector<HTMLElement>(`[data-trial="${tried}"]`)?.focus({ preventScroll: true });
  }

  const isStale = calculation !== null && !isSameCart(calculation.details, details);
  const trial = trials.find(({ id }) => id === tried) ?? null;
  const answerProps = calculation && { calculation, role, trial };
  return (
    <>
      <Tool
        ref={section}
        name={calculation === null ? "Value tool" : "Valuation result"}
        isAnswered={calculation !== null}
        road={roadTitle === undefined ? undefined : { title: roadTitle, signs: children }}
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
                figure={figure}
                drawn={isSameCart(details, codec.blank.details) ? drawn : undefined}
                {...(models && { models })}
                onModel={(chosen) =>
                  edit((current) => withImplied(give(current, { model: chosen })))
                }
              />
            ) : (
              <AnswerMain
                {...answerProps}
                onRole={changeRole}
                onCorrect={show}
                onUndo={undo}
                onUpdate={isStale && trial === null ? showAnswer : null}
              />
            )}
          </>
        }
        form={
          <CartForm
            ref={form}
            values={values}
            fixedMake={make}
            modelHint={modelHint}
            onEdit={edit}
            onFill={setValues}
            onCalculate={showAnswer}
            calculated={calculation?.details ?? details}
            {...(calculation !== null && { isOpen, onClose: closeForm })}
          />
        }
      >
        {answerProps === null ? (
          <>
            <Waiting />
            {startingCarts && <StartingCarts carts={startingCarts} />}
          </>
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

const answerOf = ({ details }: CartValues) => calculate(details, thisYear());

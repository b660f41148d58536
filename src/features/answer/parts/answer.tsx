import type { ReactNode } from "react";
import type { Trial } from "../../../../domain/answer/trials.ts";
import { confidenceLabels, confidenceText } from "../../../../domain/answer/text.ts";
import type { CartPrice } from "../../../../domain/answer/cart-price.ts";
import type { Figures } from "../../../../domain/answer/figures.ts";
import { type Details, queryOf } from "../../../../domain/details/details.ts";
import { formatDollars, formatRange } from "../../../../domain/words/money.ts";
import { type Role, roleLabels, roles } from "../../../../domain/cart/roles.ts";
import type { CartAppearance } from "../../../../domain/details/cart-appearance.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { CartDrawing, type DrawnCart, ParkedCart } from "../../../ui/drawing/cart-drawing.tsx";
import type { Paint } from "../../../ui/drawing/paint.ts";
import { Segments } from "../../../ui/form/choices.tsx";
import { Button } from "../../../ui/kit/button.tsx";
import { Price } from "../../../ui/kit/price.tsx";
import { RedrawnIfTranslated } from "../../../ui/kit/redrawn-if-translated.tsx";
import { BlankTiles, Tiles } from "../../../ui/kit/tiles.tsx";
import {
  Announced,
  AnswerHeading,
  type HeadFigure,
  amountText,
} from "../../../ui/masthead/tool.tsx";
import { Notice, Headline, Sign } from "../../../ui/masthead/sign.tsx";
import { CartSummary, type OpenForm } from "../../cart-form/parts/cart-summary.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { yearDoubt } from "../../cart-form/cart-facts.ts";
import { thisYear } from "../../../browser/clock.ts";
import { type Answer, answerOf, captionsOf } from "../model.ts";
import { priceScaleOf } from "../../../ui/figures/price-scale-layout.ts";
import { trialNotice, trialTitle } from "../text.ts";
import type { Actions } from "./actions.tsx";
import { RecallLine } from "../../plate/parts/recall-link.tsx";
import { FigureList } from "../../../ui/figures/figure-list.tsx";
import { DealersDiffer } from "./dealers-differ.tsx";
import { PlateLine } from "./plate-line.tsx";
import { Captions, PriceScale } from "../../../ui/figures/price-scale.tsx";

export interface ShownModel {
  readonly name: string;
  /** "2004 to 2020" */
  readonly years: string;
  /** What dealers ask for each one at a typical age. */
  readonly price: CartPrice;
  /** "at 11 years" */
  readonly age: string;
  readonly paint: Paint | undefined;
  readonly cart: CartAppearance;
}

const noModels: readonly ShownModel[] = [];

/** A link to an answer that the visitor can then correct. */
export interface StartingCart {
  /** "2018 RXV" */
  readonly name: string;
  /** "four seats, good" */
  readonly note: string;
  readonly href: string;
  readonly cart: CartAppearance;
  readonly paint: Paint | undefined;
}

export function StartingCarts({ carts }: { carts: readonly StartingCart[] }) {
  return (
    <div className="starts ready">
      <p>Or start from one of these</p>
      <ul className="starting">
        {carts.map(({ name, note, href, cart, paint }) => (
          <li key={name}>
            <a className="card" href={href}>
              <CartDrawing cart={cart} small paint={paint} />
              <b>{name}</b>
              <small>{note}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function BlankMain({
  details,
  figure,
  drawn,
  models = noModels,
  onModel,
}: {
  details: Details;
  /** The page's own figure, shown on the sign until there is an answer. */
  figure?: HeadFigure | undefined;
  /** The cart that the figure is for. */
  drawn?: DrawnCart | undefined;
  /** Shown to choose from, in place of the cart. */
  models?: readonly ShownModel[];
  onModel: (model: string) => void;
}) {
  return (
    <>
      <div className="waiting roles" />
      {models.length === 0 ? (
        <div className="lot">
          <BlankSign figure={figure} />
          <ParkedCart {...(drawn ?? { cart: details })} />
        </div>
      ) : (
        <div className="places">
          <div className="models ready" role="group" aria-label="Which one is it?">
            {models.map(({ name, years, price, age, paint, cart }) => (
              <button
                key={name}
                className="model card"
                type="button"
                aria-pressed={details.model === cart.model}
                onClick={() => onModel(cart.model)}
              >
                <CartDrawing cart={cart} small paint={paint} />
                <b>{name}</b> <Price {...price} /> <small>{years}</small> <small>{age}</small>
              </button>
            ))}
          </div>
          <div className="lot">
            <BlankSign figure={figure} isSmall />
          </div>
        </div>
      )}
    </>
  );
}

function BlankSign({
  figure,
  isSmall = false,
}: {
  figure?: HeadFigure | undefined;
  isSmall?: boolean;
}) {
  const signText = figure?.signText;
  return (
    <Sign
      isSmall={isSmall}
      top={<span className="ready">{signText ?? "Ready to Calculate"}</span>}
      because={
        <>
          <span className="ready">
            {signText === undefined ? "Your number appears here." : "Ready to Calculate yours."}
          </span>
          <span className="waiting">
            Getting the number. It’s worked out on your device, from the details in this link.
          </span>
        </>
      }
    >
      <Headline>
        <BlankTiles text={signText === undefined ? "$ ,   " : amountText(figure!)} />
      </Headline>
    </Sign>
  );
}

export function CartHeading({
  calculation: { cart, details },
  onChange,
}: {
  calculation: Calculation;
  onChange: OpenForm;
}) {
  const doubt = yearDoubt(details.modelYear, thisYear());
  return (
    <AnswerHeading
      title={cartName(cart)}
      summary={
        <>
          {doubt !== null && `${doubt} `}
          <CartSummary details={details} onChange={onChange} />
        </>
      }
      onChange={onChange}
    />
  );
}

interface Shown {
  readonly calculation: Calculation;
  readonly role: Role;
  /** Shown in place of the cart. */
  readonly trial: Trial | null;
}

/** Differs between any two answers whose words or figures differ. */
export function answerContent({ calculation, role, trial }: Shown): string {
  return [queryOf(calculation.details), role, trial?.id ?? ""].join(" ");
}

export function AnswerMain({
  calculation,
  role,
  trial,
  onRole,
  onCorrect,
  onUndo,
  onUpdate,
}: Shown & {
  onRole: (role: Role) => void;
  /** Called with the year that the plate says. */
  onCorrect: (details: Details) => void;
  onUndo: () => void;
  /** Null if the details haven't changed since. */
  onUpdate: (() => void) | null;
}) {
  const { cart } = calculation;
  const figures = trial?.figures ?? calculation;
  const answer = answerOf(figures, role);
  const notice =
    onUpdate !== null ? (
      <Notice text="This result is for your previous details.">
        <Button tone="call" onClick={onUpdate}>
          Update
        </Button>
      </Notice>
    ) : trial !== null ? (
      <Notice text={trialNotice(trial)} isSilent>
        <Undo onUndo={onUndo} />
      </Notice>
    ) : undefined;
  return (
    <>
      <Announced words={trial === null ? spokenAnswer(calculation, answer) : trialNotice(trial)} />
      {onUpdate === null && (
        <PlateLine
          calculation={calculation}
          other="not"
          figureText={(corrected) => figureText(corrected, role)}
          onUse={onCorrect}
        />
      )}
      {calculation.advice === null ? (
        <p className="roles">No dealer’s prices are known for it.</p>
      ) : (
        <div className="roles screen-only">
          <RoleChoice role={role} onChange={onRole} />
        </div>
      )}
      <RedrawnIfTranslated content={answerContent({ calculation, role, trial })}>
        <div className="lot">
          <AnswerSign
            figures={figures}
            answer={answer}
            role={role}
            top={trial === null ? cartName(cart) : trialTitle(trial, cart, role)}
            notice={notice}
            isStale={onUpdate !== null}
          />
          <ParkedCart cart={figures.cart} />
        </div>
      </RedrawnIfTranslated>
    </>
  );
}

/** "ask $1,900" */
function figureText(calculation: Calculation, role: Role): string {
  const { number, text } = answerOf(calculation, role);
  return `${text.verb.toLowerCase()} ${formatDollars(number)}`;
}

export function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  return (
    <Segments
      legend="What are you doing?"
      legendIsHidden
      name="for"
      choices={roles}
      labels={roleLabels}
      value={role}
      onChange={onChange}
    />
  );
}

/** Takes back a trial. */
export function Undo({ onUndo }: { onUndo: () => void }) {
  return (
    <Button tone="call" onClick={onUndo}>
      Undo
    </Button>
  );
}

export function AnswerSign({
  figures,
  answer,
  role,
  top = cartName(figures.cart),
  notice,
  isStale = false,
  isSmall = false,
}: {
  figures: Figures;
  answer: Answer;
  role: Role;
  top?: string;
  notice?: ReactNode;
  isStale?: boolean;
  /** A smaller sign without posts. */
  isSmall?: boolean;
}) {
  const { number, confidence, text } = answer;
  return (
    <Sign
      top={top}
      confidence={confidence}
      because={text.because}
      notice={notice}
      isStale={isStale}
      isSmall={isSmall}
    >
      <Headline verb={text.verb}>
        <Tiles value={number} text={formatDollars(number)} answer={role} />
      </Headline>
    </Sign>
  );
}

export function AnswerFigures({ calculation, role, trial, actions }: Shown & { actions: Actions }) {
  const figures = trial?.figures ?? calculation;
  const answer = answerOf(figures, role);
  return (
    <>
      <AnswerScale answer={answer} hasCaptions />
      <div className="card figures stack">
        <FigureList rows={answer.rows} chain={figures.market && figures.market.chain} />
        <div className="actions wide">{actions.main}</div>
        <div className="actions" data-quiet="">
          {actions.more}
        </div>
        {actions.outcome}
        <p className="soft">
          <b>{confidenceLabels[answer.confidence]}:</b> {confidenceText(figures, role)}{" "}
          <a href="#how">How we got this number</a>
        </p>
        <RecallLine calculation={calculation} />
        {figures.market !== null && <DealersDiffer />}
      </div>
    </>
  );
}

export function AnswerScale({
  answer,
  hasCaptions = false,
}: {
  answer: Answer;
  hasCaptions?: boolean;
}) {
  const { rows, stripRange, number } = answer;
  const scale = priceScaleOf(rows, stripRange, number);
  return (
    <>
      <PriceScale scale={scale} label={formatDollars(number)} />
      {hasCaptions && <Captions captions={captionsOf(answer)} scale={scale} />}
    </>
  );
}

/** For screen readers: "Ask $3,950." and the reason. */
function answerText({ number, text }: Answer): string {
  return `${text.verb} ${formatDollars(number)}. ${text.because}`;
}

export function spokenAnswer({ cart, estimate }: Calculation, answer: Answer): string {
  const { value, ...range } = estimate;
  return `${cartName(cart)}. ${answerText(answer)} Estimated value ${formatDollars(value)}, range ${formatRange(range)}.`;
}

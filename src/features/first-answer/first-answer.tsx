import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Role, roleIn, defaultRoleAt } from "../../../domain/cart/roles.ts";
import { readAddress } from "../../site/address.ts";
import { pages } from "../../site/pages.ts";
import { Tool } from "../../ui/masthead/tool.tsx";
import { useActions } from "../answer/parts/actions.tsx";
import { AnswerFigures, AnswerMain, CartHeading } from "../answer/parts/answer.tsx";
import { type Calculation, calculate } from "../cart-form/calculation.ts";
import { cartCodec } from "../cart-form/cart-values.ts";
import { readForSale } from "../for-sale/model.ts";
import { ForSaleFigures, ForSaleMain } from "../for-sale/parts/answer.tsx";
import { entryCodec, readReturnContext, withCart } from "../plate/address.ts";
import type { ReadPlate } from "../plate/model.ts";
import { PlateFigures, PlateMain } from "../plate/parts/answer.tsx";
import { recallParts } from "../plate/parts/recall-answer.tsx";
import { readPlate } from "../plate/read-plate.ts";
import { type Check, adCodec, checkOf } from "../price-check/model.ts";
import { CheckFigures, CheckMain } from "../price-check/parts/check-answer.tsx";

/**
 * The HTML that the server writes into the page of an address with a cart. It looks like the tool's answer
 * and takes its place until the tool's script has arrived. Null if the tool at this path would show its
 * form instead. `query` begins with "?".
 */
export function firstAnswer(path: string, query: string, asOfYear: number): string | null {
  const answer = answerAt(path, { search: query, hash: "" }, asOfYear);
  return (
    answer &&
    renderToStaticMarkup(
      // Nothing in it works before the tool itself is there.
      <div className="first-answer" inert>
        {answer}
        {/* Keeps the page's own text out of sight, as the sections below an answer do. */}
        <div className="rest" />
      </div>,
    )
  );
}

function answerAt(
  path: string,
  url: Pick<URL, "search" | "hash">,
  asOfYear: number,
): ReactElement | null {
  const address = readAddress(url);
  if (path === pages.forSale.path) {
    const shown = readForSale(url);
    const calculation = shown && calculate(shown.details, asOfYear);
    return shown && calculation && <ForSaleAnswer {...shown} calculation={calculation} />;
  }
  if (path === pages.checkAPrice.path) {
    const check = checkOf(adCodec.readAddress(address), asOfYear);
    return check && <CheckAnswer check={check} />;
  }
  if (path === pages.recalls.path) {
    const entry = entryCodec.readAddress(address);
    // The tool says that a number stays on the device.
    if (entry.number !== "") return null;
    const read = readPlate("recalls", entry, asOfYear);
    const context = withCart(readReturnContext(address), entry);
    return read && <RecallsAnswer {...read} context={context} />;
  }
  const { details } = cartCodec().readAddress(address);
  const calculation = calculate(details, asOfYear);
  const role = roleIn(address, defaultRoleAt(path));
  return calculation && <ValueAnswer calculation={calculation} role={role} />;
}

function ValueAnswer({ calculation, role }: { calculation: Calculation; role: Role }) {
  const actions = useActions(calculation, role)!;
  const answer = { calculation, role, trial: null };
  return (
    <Tool
      name="Valuation result"
      isAnswered
      main={
        <>
          <CartHeading calculation={calculation} onChange={doNothing} />
          <AnswerMain
            {...answer}
            onRole={doNothing}
            onCorrect={doNothing}
            onUndo={doNothing}
            onUpdate={null}
          />
        </>
      }
      form={null}
    >
      <AnswerFigures {...answer} actions={actions} />
    </Tool>
  );
}

function CheckAnswer({ check }: { check: Check }) {
  return (
    <Tool
      name="Price check"
      isAnswered
      main={<CheckMain check={check} onChange={doNothing} onCorrect={doNothing} onUpdate={null} />}
      form={null}
    >
      <CheckFigures {...check} />
    </Tool>
  );
}

function RecallsAnswer(plate: ReadPlate) {
  const shown = { ...plate, question: "recalls", recalls: recallParts } as const;
  return (
    <Tool
      name="Recall check"
      isAnswered
      main={<PlateMain {...shown} onChange={doNothing} />}
      form={null}
    >
      <PlateFigures {...shown} onRetry={doNothing} onChoose={doNothing} />
    </Tool>
  );
}

function ForSaleAnswer(shown: Parameters<typeof ForSaleMain>[0]) {
  return (
    <Tool name="The cart for sale" isAnswered main={<ForSaleMain {...shown} />} form={null}>
      <ForSaleFigures {...shown} />
    </Tool>
  );
}

function doNothing(): void {}

// Tested through the tool in ../island.test.tsx.
import {
  type FoundRecall,
  type RecalledCart,
  countRecalls,
  findRecalls,
} from "../../../../domain/recalls/find-recalls.ts";
import {
  cpscCompleteTo,
  isHeldInPart,
  partsRecalls,
  recalls,
} from "../../../../domain/recalls/recalls.ts";
import { type CartPart, recalledPart } from "../../../../domain/recalls/recalled-part.ts";
import { hidingDoubt, unreadText } from "../../../../domain/recalls/doubts.ts";
import { listedModel } from "../../../../domain/catalogue/listed-model.ts";
import { otherMake } from "../../../../domain/catalogue/make.ts";
import { otherPages } from "../../../../domain/catalogue/source.ts";
import { thisYear } from "../../../browser/clock.ts";
import { dateText } from "../../../format/date-text.ts";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import { recallQuestion } from "../model.ts";
import styles from "../plate.module.css";
import {
  answerText,
  explanationOf,
  hazardText,
  headingText,
  moreText,
  otherNumbersText,
  reasonText,
  sharedContact,
  sharedExplanation,
  verdictOf,
} from "../recall-text.ts";
import { RecallNotice } from "./recall-notice.tsx";

/** "2022 EZ-GO" or "2022 cart". Anyone can write an address, so it leaves out a model that we don't know. */
function nameOf({ modelYear, make, model }: RecalledCart): string {
  const name = [make === otherMake.name ? "" : make, listedModel(make, model)];
  return [modelYear, ...(name.join("") === "" ? ["cart"] : name)].filter(Boolean).join(" ");
}

/** "" if nothing may cover the cart. */
function recallHeading(cart: RecalledCart): string {
  return headingText(nameOf(cart), countRecalls(findRecalls(cart, recalls, thisYear())).lead);
}

/** The contact that every notice that may cover the cart names; null if they differ. */
function recallContact(cart: RecalledCart) {
  return sharedContact(countRecalls(findRecalls(cart, recalls, thisYear())).lead);
}

/** The part of the cart each notice is about, in the notices' order. Only from notices that may cover this very cart. */
function recalledParts(cart: RecalledCart): (CartPart | null)[] {
  const { lead } = countRecalls(findRecalls(cart, recalls, thisYear()));
  return lead.map(({ recall, match }) => (match === "other-make" ? null : recalledPart(recall)));
}

/** Never reads as an all-clear. */
function RecallSign(cart: RecalledCart) {
  const { lead, more } = countRecalls(findRecalls(cart, recalls, thisYear()));
  const name = nameOf(cart);
  const question = name === "cart" ? recallQuestion : `${name}: is there a recall?`;
  const hiding = lead[0]?.match === "number" ? null : hidingDoubt(cart);
  return (
    <Sign
      top={question}
      because={
        hiding?.doubt ||
        hazardText(lead) ||
        unreadText(cart) ||
        `Among the notices we have, through ${dateText(cpscCompleteTo)}. That rules nothing out: ask a dealer.`
      }
    >
      <Headline verb={verdictOf(cart, lead)} isOpen={lead.length === 0} isWarning={lead.length > 0}>
        {lead.length > 0 && (
          <>
            {/* Others are less certain, but a bare number would rule them out. */}
            <Tiles value={lead.length} text={`${lead.length}${more.length > 0 ? "+" : ""}`} />
            <span className="verb">{lead.length + more.length === 1 ? "recall" : "recalls"}</span>
          </>
        )}
      </Headline>
    </Sign>
  );
}

function RecallFirst({
  isDoubtful,
  isBelowHeading,
  ...cart
}: RecalledCart & {
  isDoubtful: boolean;
  /** True if the page's heading already says that a recall may cover the cart. */
  isBelowHeading: boolean;
}) {
  const found = findRecalls(cart, recalls, thisYear());
  const { lead } = countRecalls(found);
  const hiding = hidingDoubt(cart);
  const contact = sharedContact(lead);
  return (
    <>
      <div role="status" className="stack">
        <h2 className={styles.answer}>
          {isBelowHeading ? reasonText(cart, found) : answerText(cart, found)}
        </h2>
        {hiding !== null && (
          <p>
            <b>{hiding.doubt}</b> {hiding.consequence}
          </p>
        )}
      </div>
      {isDoubtful && lead.length === 0 && (
        <p>
          <b>Check the number against the plate first.</b> One wrong digit changes the answer.
        </p>
      )}
      {lead.length > 0 && <FirstSteps lead={lead} linkText={noticesText(found)} />}
      {contact !== null && (
        <>
          <p>
            Contact {contact.name} at <b className={styles.phone}>{contact.phone}</b>, with your
            serial number.
          </p>
          <LinkButton href={`tel:+1-${contact.phone}`} tone={isBelowHeading ? "call" : "plain"}>
            Call About the Recall
          </LinkButton>
        </>
      )}
      <p className="soft">
        We have golf cart recalls through {dateText(cpscCompleteTo)}. For a street-legal vehicle,{" "}
        <a href={otherPages.vehicleRecalls.url}>also enter the VIN at nhtsa.gov</a>.
      </p>
    </>
  );
}

/** What each of the notices asks for until the repair, because they differ. */
function FirstSteps({ lead, linkText }: { lead: readonly FoundRecall[]; linkText: string }) {
  const remedies = [...new Set(lead.map(({ recall }) => recall.remedy))];
  const [remedy, ...others] = remedies;
  const isSure = lead[0]!.match === "number";
  const notices = <a href="#notices">{linkText}</a>;
  if (others.length === 0) {
    return (
      <p>
        <b>{isSure ? "Do this first:" : "If it is included:"}</b> {remedy} {notices}
      </p>
    );
  }
  return (
    <>
      <p>
        <b>{isSure ? "Do all of this first:" : "If it is included, do what its notice says:"}</b>
      </p>
      <ul>
        {remedies.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{notices}</p>
    </>
  );
}

function noticesText(found: readonly FoundRecall[]): string {
  return countRecalls(found).count === 1 ? "The notice" : "All notices";
}

/** Likeliest notices first. */
function RecallDetails(cart: RecalledCart) {
  const { make } = cart;
  const found = findRecalls(cart, recalls, thisYear());
  const { lead, more } = countRecalls(found);
  const otherNumbers = found.filter(({ match }) => match === "other-numbers");
  const contact = sharedContact(lead);
  const isContactOfAll = contact !== null && sharedContact([...lead, ...more]) !== null;
  const isListed = lead.length > 0 && lead[0]!.match !== "possible";
  const askDealer = (
    <p>Give a dealer your serial number and ask whether your cart is included. If it is:</p>
  );
  return (
    <section className="section wrap stack" id="notices">
      {lead.length > 0 && (
        <h2>{lead.length === 1 ? "What the notice says" : "What each notice says"}</h2>
      )}
      {lead.length > 0 && !isListed && askDealer}
      <Notices found={lead} isContactAbove={contact !== null} isNumbered={lead.length > 1} />
      {more.length > 0 && (
        <>
          <h3>{moreText(more, lead.length > 0)}</h3>
          {askDealer}
          <Notices found={more} isContactAbove={isContactOfAll} />
        </>
      )}
      <h2>To be sure</h2>
      <SearchedSources make={make} />
      {!isListed && otherNumbers.length > 0 && (
        <Fold title={otherNumbersText(otherNumbers.length)}>
          <p>
            Check the number against the plate again. One wrong digit changes the answer. If yours
            is listed:
          </p>
          <Notices found={otherNumbers} isScopeFolded={false} />
        </Fold>
      )}
    </section>
  );
}

function Notices({
  found,
  isContactAbove = false,
  isNumbered = false,
  isScopeFolded = true,
}: {
  found: readonly FoundRecall[];
  isContactAbove?: boolean;
  /** Numbered to match the marks on the cart. */
  isNumbered?: boolean;
  isScopeFolded?: boolean;
}) {
  const shared = sharedExplanation(found);
  return (
    <>
      {shared !== "" && <p className={styles.explanation}>{shared}</p>}
      <div className={`${styles.notices} grid`} data-numbered={isNumbered || undefined}>
        {found.map((match) => {
          const explanation = shared === "" ? explanationOf(match) : "";
          return (
            <div
              key={match.recall.source.url}
              className={`${styles.found} card`}
              data-match={match.match}
            >
              {explanation !== "" && <p className={styles.explanation}>{explanation}</p>}
              <RecallNotice
                recall={match.recall}
                isListed={match.match === "number"}
                isContactAbove={isContactAbove}
                isScopeFolded={isScopeFolded}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Keeps an empty result from reading as an all-clear. */
function SearchedSources({ make }: { make: string }) {
  return (
    <>
      <div className={`${styles.sources} grid`}>
        <div className="stack">
          <h3>Give a dealer the serial number</h3>
          <p>
            A dealer or the manufacturer can look it up, and can also tell you whether a repair was
            done.
          </p>
        </div>
        <div className="stack">
          <h3>Search for newer ones</h3>
          <p>
            Search <a href={otherPages.consumerRecalls.url}>cpsc.gov</a>, and if the cart is
            street-legal, enter its 17-character VIN at{" "}
            <a href={otherPages.vehicleRecalls.url}>nhtsa.gov</a>.
          </p>
        </div>
        <div className="stack">
          <h3>Look at the charger and batteries</h3>
          <p>
            Whatever the make, <a href="/recalls#parts">they may be under recall</a>, too:{" "}
            {partsRecalls.map(({ carts }) => carts).join(", or ")}.
          </p>
        </div>
      </div>
      <p className="soft">
        {isHeldInPart(make) && <b>We have only some of the recalls on {make} vehicles. </b>}
        We have the recalls of the Consumer Product Safety Commission (CPSC) on golf carts, and on
        utility vehicles of makes in our list, through {dateText(cpscCompleteTo)}. We don’t have
        anything newer. For street-legal vehicles (NHTSA), we have only a few.{" "}
        <a href="/recalls">Recalls by make</a>
      </p>
    </>
  );
}

export const recallParts = {
  recallHeading,
  recallContact,
  recalledParts,
  RecallSign,
  RecallFirst,
  RecallDetails,
};

// Tested through the tool in ../island.test.tsx.
import { Fragment } from "react";
import { defaultDetails } from "../../../../domain/details/details.ts";
import { listedModel } from "../../../../domain/catalogue/listed-model.ts";
import { otherMake } from "../../../../domain/catalogue/make.ts";
import type { Candidate, NumberKind, Reading } from "../../../../domain/serials/reading.ts";
import { isSerialNumber } from "../../../../domain/serials/is-serial-number.ts";
import { cartFields } from "../../../../domain/cart/cart.ts";
import { withArticle } from "../../../../domain/words/english.ts";
import { ParkedCart } from "../../../ui/drawing/cart-drawing.tsx";
import { Button, LinkButton, type Tone } from "../../../ui/kit/button.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { NotLoaded, assertLoaded } from "../../../ui/lazy/lazy-part.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import { Announced, AnswerHeading } from "../../../ui/masthead/tool.tsx";
import { today } from "../../../browser/clock.ts";
import { namedDetails, returnUrl } from "../address.ts";
import { type Question, type ReadPlate, isDoubtful } from "../model.ts";
import styles from "../plate.module.css";
import type { recallParts } from "./recall-answer.tsx";
import { PartPins, WaitingSign } from "./places.tsx";
import {
  announcement,
  groupsOf,
  isMaybe,
  signConfidence,
  yearHeading,
  yearLinkLabel,
  yearsText,
} from "../text.ts";

type RecallParts = typeof recallParts;

/** The notices are large and only needed once there is something to look up. */
export type Recalls = RecallParts | "waiting" | "failed";

export const loadRecalls = async (): Promise<RecallParts> =>
  assertLoaded((await import("./recall-answer.tsx")).recallParts);

type ReadNumber = Extract<Reading, { status: "read" }>;

export function PlateMain({
  question,
  recalls,
  onChange,
  ...plate
}: ReadPlate & {
  question: Question;
  recalls: Recalls;
  onChange: () => void;
}) {
  const { entry, kind, reading, cart } = plate;
  const named = detailsFromNumber(plate);
  const model = named["model"] ?? entry.model;
  const make = named["make"] ?? (entry.make || kind?.make) ?? "";
  const title = titleOf(plate);
  const heading =
    question === "year"
      ? yearHeading(
          plate,
          [make === otherMake.name ? "" : make, listedModel(make, model)].join(" "),
        )
      : cart !== null && typeof recalls !== "string"
        ? recalls.recallHeading(cart)
        : "";
  const powertrain = powertrainLabel(named["powertrain"] ?? entry.powertrain);
  const name = [[make, model].filter(Boolean).join(" "), powertrain].filter(Boolean).join(", ");
  const summary =
    question === "year" && heading !== ""
      ? [title, kind?.label, powertrain]
      : [heading === "" ? kind?.label : title, title.endsWith(name) ? "" : name];
  return (
    <>
      <Announced words={announcement(reading)} />
      <AnswerHeading
        title={heading || title}
        summary={summary.filter(Boolean).join("\u{a0}· ")}
        onChange={onChange}
      />
      {isLookingUp(question, plate, recalls) ? (
        <WaitingSign question={question} title={title} />
      ) : (
        <div className="lot">
          {question === "recalls" && cart !== null ? (
            typeof recalls === "string" ? (
              <Sign top={title} because="The recalls couldn’t be loaded. Try again below.">
                <Headline>{null}</Headline>
              </Sign>
            ) : (
              <recalls.RecallSign {...cart} />
            )
          ) : (
            <YearSign kind={kind} reading={reading} name={[make, model].join(" ").trim()} />
          )}
          <ParkedCart cart={{ ...defaultDetails, make, model }}>
            {question === "recalls" && cart !== null && typeof recalls !== "string" && (
              <PartPins parts={recalls.recalledParts(cart)} />
            )}
          </ParkedCart>
        </div>
      )}
    </>
  );
}

/** True while the page's main question has no answer yet. */
export function isLookingUp(question: Question, { cart }: ReadPlate, recalls: Recalls): boolean {
  return question === "recalls" && cart !== null && recalls === "waiting";
}

function detailsFromNumber({ kind, reading, context }: ReadPlate): Record<string, string> {
  return kind !== null && reading?.status === "read"
    ? namedDetails(context.details, kind, reading)
    : {};
}

function titleOf({ entry, kind, reading, cart }: ReadPlate): string {
  const number = reading?.status === "read" ? reading.readAs : entry.number.trim();
  if (kind?.dates === "battery" || isSerialNumber(number)) return number;
  const make = entry.make === otherMake.name ? "cart" : entry.make;
  const name = [cart?.modelYear, make].filter(Boolean).join(" ");
  return name || "Your number";
}

function powertrainLabel(powertrain: string): string {
  const labels = Object.entries(cartFields.powertrain.labels);
  return labels.find(([id]) => id === powertrain)?.[1].toLowerCase() ?? "";
}

function YearSign({
  kind,
  reading,
  name,
}: {
  kind: NumberKind | null;
  reading: Reading | null;
  name: string;
}) {
  const top = kind?.dates === "battery" ? kind.label : name || (kind?.label ?? "Your number");
  if (reading?.status !== "read") {
    const isBegun = reading?.status === "unfinished";
    return (
      <Sign top={top} because={isBegun ? reading.hint : reading?.problem.why}>
        <Headline verb={isBegun ? "Keep typing" : "Can’t tell"}>{null}</Headline>
      </Sign>
    );
  }
  const { candidates, doubt, giveOrTake = false } = reading;
  const [likeliest] = candidates;
  const { year, confidence, reason } = likeliest!;
  const verb = kind?.dates === "battery" ? "Made in" : isMaybe(reading) ? "Maybe a" : "It’s a";
  return (
    <Sign
      top={top}
      confidence={signConfidence[confidence]}
      because={giveOrTake ? `Most likely, it’s a ${year}.` : (doubt?.why ?? firstSentence(reason))}
    >
      <Headline {...(candidates.length === 1 && { verb })}>
        <Tiles value={year} text={yearsText(candidates)} />
      </Headline>
    </Sign>
  );
}

export function PlateFigures({
  question,
  recalls,
  onRetry,
  onChoose,
  ...plate
}: ReadPlate & {
  question: Question;
  recalls: Recalls;
  onRetry: () => void;
  onChoose: (kind: NumberKind) => void;
}) {
  const { kind, reading, cart, betterMatches } = plate;
  // In the year finder, the card says above the recalls to check the number.
  const isDoubtSaid = question === "year" && reading?.status === "read";
  const isCalling =
    question === "recalls" &&
    cart !== null &&
    typeof recalls !== "string" &&
    recalls.recallContact(cart) !== null;
  const recallText =
    cart === null || recalls === "waiting" ? null : recalls === "failed" ? (
      <NotLoaded
        sentence="The recalls couldn’t be loaded. Your number is still here."
        onRetry={onRetry}
      />
    ) : (
      <recalls.RecallFirst
        {...cart}
        isDoubtful={isDoubtful(reading) && !isDoubtSaid}
        isBelowHeading={question === "recalls"}
      />
    );
  return (
    <div className="card figures stack">
      {question === "recalls" && recallText}
      {kind !== null && reading?.status === "read" && (
        <UseYear {...plate} kind={kind} reading={reading} tone={isCalling ? "plain" : "call"} />
      )}
      {reading?.status === "unreadable" && (
        <p>
          <b>To find the year:</b> {reading.problem.next}{" "}
          {kind === null
            ? "A dealer for that make can look up the number on the frame."
            : `${kind.label}: ${kind.note}.`}
        </p>
      )}
      {betterMatches.length > 0 && (
        <div className="actions">
          {betterMatches.map((match) => (
            <Button key={match.id} onClick={() => onChoose(match)}>
              Read it as {withArticle(match.label)}
            </Button>
          ))}
        </div>
      )}
      {/* They arrive later, and must not move the buttons above. */}
      {question === "year" && recallText}
    </div>
  );
}

function UseYear({
  kind,
  reading,
  context,
  tone,
}: ReadPlate & { kind: NumberKind; reading: ReadNumber; tone: Tone }) {
  const [likeliest, ...others] = reading.candidates;
  const { doubt } = reading;
  const entered = context.details["make"];
  const addressOf = ({ year, month, confidence }: Candidate) =>
    returnUrl(
      context,
      kind,
      {
        ...reading,
        year,
        month,
        isSure: year === likeliest!.year && confidence !== "low" && doubt === undefined,
      },
      today(),
    );
  return (
    <>
      <h2 className={styles.answer}>
        {kind.dates === "battery" ? "How old are the batteries?" : "What is it worth?"}
      </h2>
      {kind.make && entered && entered !== kind.make && (
        <p>
          Your cart is entered as {entered}. This is how {withArticle(kind.make)} number reads.
        </p>
      )}
      {/* The sign says why. */}
      {doubt && (
        <p>
          <b>{doubt.next}</b>
        </p>
      )}
      <LinkButton href={addressOf(likeliest!)} tone={tone}>
        <YearLabel kind={kind} candidate={likeliest!} />
      </LinkButton>
      {others.length > 0 && (
        <p>
          {kind.dates === "battery" ? "If they were made in " : "If the title says otherwise: "}
          {others.map((candidate, index) => (
            <Fragment key={candidate.year}>
              {index > 0 && " or "}
              {kind.dates === "battery" && `${candidate.year}: `}
              <a href={addressOf(candidate)}>
                <YearLabel kind={kind} candidate={candidate} isShort />
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

function YearLabel({
  kind,
  candidate,
  isShort = false,
}: {
  kind: NumberKind;
  candidate: Candidate;
  /** True if the words before the year or the age are only for screen readers. */
  isShort?: boolean;
}) {
  const { lead, choice } = yearLinkLabel(kind, candidate, today());
  return (
    <>
      {isShort ? <span className="visually-hidden">{lead}</span> : lead}
      {choice}
      {kind.dates === "battery" && <span className="visually-hidden">, {candidate.year}</span>}
    </>
  );
}

/** The plate with the visitor's number, and how it shows the year. */
export function HowItReads({ kind, reading }: { kind: NumberKind; reading: ReadNumber }) {
  const { candidates, giveOrTake = false, readAs, measured } = reading;
  const groups = groupsOf(giveOrTake ? candidates.slice(0, 1) : candidates);
  return (
    <section className="section wrap split">
      <div className={`${styles.own} card`}>
        <Plate
          number={readAs}
          kind={kind.id}
          year={
            <>
              <b>{yearsText(candidates)}</b> {kind.dates === "cart" ? "model year" : "year made"}
            </>
          }
        />
      </div>
      <div className="stack">
        <h2>How your number reads</h2>
        {groups.map(({ years, reason }) => (
          <p key={reason}>
            {groups.length > 1 && <b>{`${years.join(" or ")}: `}</b>}
            {reason}
          </p>
        ))}
        <p>
          {measured && (
            <>
              <b>{`Right ${measured.exactPct} times in 100:`}</b>{" "}
              {`tested on ${measured.answered} numbers whose year a dealer gave. `}
            </>
          )}
          {betterSources[kind.dates]}
        </p>
        <p className="soft">
          <b>Where to check it.</b> {kind.place} <a href="/year-finder">Other makers’ numbers</a>
        </p>
      </div>
    </section>
  );
}

/** The sign has room for one sentence. */
const firstSentence = (reason: string) => reason.split(/(?<=\.) (?=[A-Z])/)[0]!;

const betterSources = {
  cart: "If the title shows another year, trust it over the number.",
  battery: "If the receipt shows another date, trust it over the code.",
} as const;

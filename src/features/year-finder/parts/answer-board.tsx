import type { ReactNode, RefObject } from "react";
import {
  type NumberKind,
  type Problem,
  type Reading,
  type Confidence,
  confidences,
} from "../../../../domain/serial-numbers/reading.ts";
import { Board } from "../../../ui/kit/board.tsx";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { BlankTiles, Tiles } from "../../../ui/kit/tiles.tsx";
import { RecallLink } from "../../recalls/parts/link.tsx";
import { type ReturnContext, namedDetails, returnUrl } from "../address.ts";
import styles from "../year-finder.module.css";
import {
  type Group,
  groupsOf,
  announcement,
  measuredText,
  yearName,
  yearLinkLabel,
  confidenceLabels,
} from "../text.ts";

interface AnswerBoardProps {
  ref: RefObject<HTMLElement | null>;
  /** Null if it is not known. */
  kind: NumberKind | null;
  reading: Reading | null;
  /** Kinds that the number looks more like. */
  betterMatches: readonly NumberKind[];
  returnContext: ReturnContext;
  asOfYear: number;
  onChoose: (kind: NumberKind) => void;
}

/** The scoreboard: the years a number allows, or why it tells none. */
export function AnswerBoard(props: AnswerBoardProps) {
  const { ref, reading, betterMatches, onChoose } = props;
  const choose = (kind: NumberKind) => {
    onChoose(kind);
    // The button goes: the focus stays where it was.
    ref.current!.focus();
  };
  return (
    <Board ref={ref} name="Year finder answer">
      <p className="visually-hidden" role="status">
        {announcement(reading)}
      </p>
      {reading?.status === "read" && props.kind !== null ? (
        <Years {...props} kind={props.kind} reading={reading} />
      ) : reading?.status === "unreadable" ? (
        <CannotTell {...reading.problem} />
      ) : (
        <Waiting kind={props.kind} hint={reading?.status === "unfinished" ? reading.hint : null} />
      )}
      {betterMatches.length > 0 && (
        <div className={`${styles.betterMatches} cluster`}>
          <p>It looks more like another number. Read it as</p>
          {betterMatches.map((kind) => (
            <Button key={kind.id} onClick={() => choose(kind)}>
              {kind.label}
            </Button>
          ))}
        </div>
      )}
    </Board>
  );
}

function Waiting({ kind, hint }: { kind: NumberKind | null; hint: string | null }) {
  return (
    <>
      <h2 className={styles.label}>{hint === null ? yearName(kind) : "Keep typing"}</h2>
      <BlankTiles text="    " />
      <p>{hint ?? "Type the number to see the year, how sure it is, and why."}</p>
    </>
  );
}

function CannotTell({ why, next }: Problem) {
  return (
    <>
      <h2>Cannot tell</h2>
      <p>{why}</p>
      <p className="tinted">
        <b>What to try next.</b> {next}
      </p>
    </>
  );
}

function Years({
  kind,
  reading,
  returnContext,
  asOfYear,
}: AnswerBoardProps & { kind: NumberKind; reading: Extract<Reading, { status: "read" }> }) {
  const { readAs, candidates, doubt, measured, giveOrTake = false } = reading;
  const isOne = candidates.length === 1;
  const hrefOf = (year: number) => returnUrl(returnContext, kind, { ...reading, year }, asOfYear);
  const { make: _make, ...carried } = namedDetails(returnContext.details, kind, reading);
  const entered = returnContext.details["make"];
  return (
    <>
      <h2 className={styles.label}>
        {isOne || giveOrTake
          ? yearName(kind)
          : `${yearName(kind)}: ${candidates.length} are possible`}
      </h2>
      {doubt && (
        <p className={styles.doubt}>
          {doubt.why} {doubt.next}
        </p>
      )}
      {groupsOf(giveOrTake ? candidates.slice(0, 1) : candidates).map((group, index) => (
        <CandidateGroup
          key={group.reason}
          group={group}
          first={index === 0}
          hrefOf={hrefOf}
          labelOf={(year) => yearLinkLabel(kind, year, asOfYear)}
        >
          {giveOrTake && <b className={styles.giveOrTake}>give or take a year</b>}
        </CandidateGroup>
      ))}
      {giveOrTake && (
        <ul className="cluster" aria-label="The years beside it">
          {candidates.slice(1).map(({ year }) => (
            <li key={year}>
              <LinkButton href={hrefOf(year)}>Use {year}</LinkButton>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.label}>
        Read as <b className={styles.readAs}>{readAs}</b>.
        {kind.make && entered && entered !== kind.make
          ? ` Your cart is entered as ${entered}; this is how a ${kind.make} number reads.`
          : ""}
        {Object.keys(carried).length > 0 &&
          ` The value tool gets this too: ${Object.values(carried).join(", ")}.`}
      </p>
      {measured && <p className={styles.label}>{measuredText(measured)}</p>}
      {kind.make && (
        <RecallLink
          // The model that letters stand for is likely, not certain: it rules no notice out.
          cart={{
            make: kind.make,
            modelYear: isOne ? candidates[0]!.year : null,
            model: "",
            powertrain: null,
            serial: readAs,
          }}
        >
          Check it for recalls
        </RecallLink>
      )}
    </>
  );
}

interface CandidateGroupProps {
  group: Group;
  /** True if it is the likeliest. */
  first: boolean;
  hrefOf: (year: number) => string;
  labelOf: (year: number) => string;
  /** The content below the year. */
  children?: ReactNode;
}

/** Years with their confidence, their reason and a link each that takes the year over. */
function CandidateGroup({ group, first, hrefOf, labelOf, children }: CandidateGroupProps) {
  const many = group.years.length > 1;
  return (
    <div className={`${styles.group} stack`}>
      <ul className={`${styles.years} stack`} data-many={many}>
        {group.years.map((year) => (
          <li key={year} className="cluster">
            <div className={styles.year}>
              <Tiles value={year} text={String(year)} />
              {children}
            </div>
            <LinkButton href={hrefOf(year)} tone={first && !many ? "solid" : "plain"}>
              <span>
                {labelOf(year)}
                <span className="visually-hidden">, {year}</span>
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
      <ConfidenceMark confidence={group.confidence} />
      <p>{group.reason}</p>
    </div>
  );
}

/** A confidence in words, beside three bars of which as many are filled. */
export function ConfidenceMark({ confidence }: { confidence: Confidence }) {
  const filled = confidences.length - confidences.indexOf(confidence);
  return (
    <p className={styles.mark}>
      <svg className={styles.bars} viewBox="0 0 28 20" aria-hidden="true">
        {confidences.map((each, index) => (
          <rect
            key={each}
            x={1 + index * 10}
            y={12 - index * 5.5}
            width="6"
            height={7 + index * 5.5}
            rx="1.5"
            data-filled={index < filled}
          />
        ))}
      </svg>
      {confidenceLabels[confidence].name}
    </p>
  );
}

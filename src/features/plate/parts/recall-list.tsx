import { Fragment } from "react";
import { Headings } from "../../../ui/kit/headings.tsx";
import { countText } from "../../../../domain/words/english.ts";
import { slugOf } from "../../../../domain/catalogue/make.ts";
import { type Recall, noticeName } from "../../../../domain/recalls/recall.ts";
import {
  cartRecallsByMake,
  cpscCompleteTo,
  partsRecalls,
  newestFirst,
  recalls,
  recallsOfMake,
  utilityRecallsByMake,
} from "../../../../domain/recalls/recalls.ts";
import { otherPages } from "../../../../domain/catalogue/source.ts";
import { dateText } from "../../../format/date-text.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import styles from "../plate.module.css";
import { RecallNotice } from "./recall-notice.tsx";

const newestShown = 3;
const newest = newestFirst(cartRecallsByMake.flatMap(([, notices]) => notices)).slice(
  0,
  newestShown,
);

export function NewestRecalls({ hasLink = false }: { hasLink?: boolean }) {
  return (
    <section className="section before-answer" data-tone="tinted">
      <div className="wrap split">
        <div className="stack">
          <p className={`big ${styles.count}`}>{recalls.length} recalls</p>
          <h2>The repair is usually free</h2>
          <p className="lede">
            A recall stays with the cart, whoever owns it. Makers can write only to the owners they
            know, so don’t wait for a letter.
          </p>
          {hasLink && <a href="/recalls">Recalls by make</a>}
        </div>
        <table className="rows">
          <Headings columns={["Newest", "Published"]} figuresFrom={1} />
          <tbody>
            {newest.map((recall) => (
              <tr key={recall.source.url}>
                <th scope="row">
                  {nameOf(recall)}
                  <small>
                    {recall.hazard} <a href={recall.source.url}>{noticeName(recall)}</a>
                  </small>
                </th>
                <td className="n">{recall.date.slice(0, 4)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const makesByCount = cartRecallsByMake.toSorted(
  ([a], [b]) => recallsOfMake(b).length - recallsOfMake(a).length,
);

const maxCount = recallsOfMake(makesByCount[0]![0]).length;

const mostRecalled = utilityRecallsByMake
  .map(([make]) => [make, recallsOfMake(make).length] as const)
  .toSorted(([, a], [, b]) => b - a)
  .slice(0, 4);

function nameOf({ makes, carts }: Recall): string {
  return makes.length === 0 ? carts : `${makes[0]!}: ${carts}`;
}

/** Readable without JavaScript too. */
export function RecallList() {
  return (
    <>
      <section className="section wrap stack before-answer">
        <h2 id="by-make">Recalls, by make</h2>
        <div className={`${styles.makes} grid`}>
          {makesByCount.map(([make, notices]) => (
            <Notices
              key={make}
              id={slugOf(make)}
              title={make}
              notices={notices}
              count={recallsOfMake(make).length}
            />
          ))}
          <Notices
            id="parts"
            title="Chargers and batteries, any make"
            notices={partsRecalls}
            count={partsRecalls.length}
          />
        </div>
      </section>
      <section className="section wrap split before-answer">
        <div className="stack">
          <h2>Utility vehicles</h2>
          <p>
            The check also covers utility vehicles:{" "}
            {mostRecalled.map(([make, count], index) => (
              <Fragment key={make}>
                {index > 0 && ", "}
                <a href={`/${slugOf(make)}#recalls`}>{make}</a>
                {` (${count})`}
              </Fragment>
            ))}
            {`, and ${countText(utilityRecallsByMake.length - mostRecalled.length)} other makes.`}
          </p>
        </div>
        <div className="stack">
          <h2>What this check covers</h2>
          <p>
            {recalls.length} notices: all of the CPSC’s on golf carts through{" "}
            {dateText(cpscCompleteTo)}, those on utility vehicles of makes in our list, and a few
            from NHTSA and Transport Canada. Newer ones, and most on street-legal vehicles, are
            missing. Also search <a href={otherPages.consumerRecalls.url}>cpsc.gov</a>, and enter a
            VIN at <a href={otherPages.vehicleRecalls.url}>nhtsa.gov</a>.
          </p>
        </div>
      </section>
    </>
  );
}

/** A make's own page lists all its notices. */
const maxNotices = 3;

/** A notice that names several makes is shown under the first. */
function Notices(props: {
  id: string;
  title: string;
  notices: readonly Recall[];
  /** All notices that name the make, including those shown under another make. */
  count: number;
}) {
  const { count } = props;
  return (
    <div>
      {count > 1 && (
        <svg aria-hidden="true">
          <rect width={`${(100 * count) / maxCount}%`} height="100%" />
        </svg>
      )}
      <Fold id={props.id} title={props.title} note={count === 1 ? "1 recall" : `${count} recalls`}>
        {props.notices.slice(0, maxNotices).map((recall) => (
          <RecallNotice key={recall.source.url} recall={recall} />
        ))}
        {count > Math.min(maxNotices, props.notices.length) && (
          <p>
            <a href={`/${props.id}#recalls`}>
              All {count} on the page about {props.title}
            </a>
          </p>
        )}
      </Fold>
    </div>
  );
}

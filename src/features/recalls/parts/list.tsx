import {
  cartRecallsByMake,
  cpscCompleteTo,
  partsRecalls,
  recalls,
  utilityRecallsByMake,
} from "../../../../domain/recalls/recalls.ts";
import { Fragment } from "react";
import type { Recall } from "../../../../domain/recalls/recall.ts";
import { slugOf } from "../../../../domain/catalogue/make.ts";
import { otherPages } from "../../../../domain/sources/source.ts";
import { Band } from "../../../ui/frame/band.tsx";
import { BandColumns } from "../../../ui/frame/columns.tsx";
import { dateText } from "../../../format/date-text.ts";
import styles from "../recalls.module.css";
import { RecallNotice } from "./notice.tsx";

/** Every notice, for those who read on, and for those without a script. */
export function RecallList() {
  return (
    <>
      <BandColumns>
        <Band title="Recall repairs are usually free">
          <p>
            A recall stays with the cart, no matter who owns it. Call a dealer of the make with the
            serial number. If a notice lists your number, don’t wait for a letter: makers can write
            only to the owners they know.
          </p>
        </Band>
        <Band title="What is here, and what isn’t">
          <p>
            These are {recalls.length} notices: all on golf carts and personal transportation
            vehicles that the Consumer Product Safety Commission (CPSC) published through{" "}
            {dateText(cpscCompleteTo)}, those on utility vehicles of makes in our list, and a few of
            the National Highway Traffic Safety Administration (NHTSA) and Transport Canada. Newer
            ones, and most on street-legal vehicles, are missing. Also search{" "}
            <a href={otherPages.consumerRecalls.url}>cpsc.gov</a>, and enter a VIN at{" "}
            <a href={otherPages.vehicleRecalls.url}>nhtsa.gov</a>.
          </p>
        </Band>
      </BandColumns>
      <Band title="Golf carts, by make">
        {cartRecallsByMake.map(([make, notices]) => (
          <Notices key={make} title={make} notices={notices} />
        ))}
        <Notices
          id="parts"
          title="Chargers and batteries, in carts of any make"
          notices={partsRecalls}
        />
      </Band>
      <Band title="Utility vehicles">
        <p>
          The recall check above looks at these, too. Each make’s page lists its own:{" "}
          {utilityRecallsByMake.map(([make, { length }], index) => (
            <Fragment key={make}>
              {index > 0 && ", "}
              <a href={`/${slugOf(make)}#recalls`}>{make}</a>
              {` (${length})`}
            </Fragment>
          ))}
          .
        </p>
      </Band>
    </>
  );
}

function Notices(props: { id?: string; title: string; notices: readonly Recall[] }) {
  return (
    <section id={props.id} className={styles.make}>
      <h3>{props.title}</h3>
      <div className={styles.notices}>
        {props.notices.map((recall) => (
          <RecallNotice key={recall.source.url} recall={recall} />
        ))}
      </div>
    </section>
  );
}

import { otherPages } from "../../../domain/sources/other-pages.ts";
import { recalls, recallsAsOf } from "../../../domain/recalls/recalls.ts";
import { Band } from "../../components/band.tsx";
import { BandColumns } from "../../components/band-columns.tsx";
import { dateText } from "../../format/date-text.ts";
import styles from "./recall-list.module.css";
import { RecallNotice } from "./recall-notice.tsx";

/** Every notice that we hold, for those who read on, and for those without a script. */
export function RecallList() {
  return (
    <>
      <BandColumns>
        <Band title="What this check can tell you">
          <p>
            A recall stays with the cart when it is sold, and the repair is free for every owner. We
            hold {recalls.length} notices from the Consumer Product Safety Commission (CPSC), which
            covers golf carts, and the National Highway Traffic Safety Administration (NHTSA), which
            covers street-legal vehicles. We last checked on {dateText(recallsAsOf)}.
          </p>
        </Band>
        <Band title="What it can’t tell you">
          <p>
            There are other recalls, and new ones come out. Even if your cart matches none of these,
            it may have been recalled: search <a href={otherPages.consumerRecalls.url}>cpsc.gov</a>,
            enter a 17-character VIN at <a href={otherPages.vehicleRecalls.url}>nhtsa.gov</a>, or
            call the manufacturer with the serial number. The manufacturer can also tell you whether
            the repair was done.
          </p>
        </Band>
      </BandColumns>
      <Band title="The notices we hold">
        <div className={styles.notices}>
          {recalls.map((recall) => (
            <RecallNotice key={recall.carts} recall={recall} />
          ))}
        </div>
      </Band>
    </>
  );
}

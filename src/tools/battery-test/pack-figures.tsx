import type { Judgement } from "../../../domain/batteries/judge-pack.ts";
import { FactStrip } from "../../components/fact-strip.tsx";

/** The pack's charge, its lowest battery, and how far apart its batteries are. */
export function PackFigures({
  judgement,
  volts,
}: {
  judgement: Judgement;
  volts: readonly number[];
}) {
  const { charge, gravityCharge, lowest, spread, widest } = judgement;
  const total = volts.reduce((sum, each) => sum + each, 0);
  return (
    <FactStrip
      facts={[
        {
          name: "State of charge",
          figure: `about ${percent(charge)}`,
          note: `${total.toFixed(1)} V in total`,
        },
        {
          name: "Weakest battery",
          figure: spread === 0 ? "none" : `No. ${lowest + 1}`,
          note: spread === 0 ? "all read the same" : `${volts[lowest]!.toFixed(2)} V`,
        },
        { name: "Spread", figure: `${spread.toFixed(2)} V`, note: "highest minus lowest" },
        ...(gravityCharge === null
          ? []
          : [
              {
                name: "By hydrometer",
                figure: `about ${percent(gravityCharge)}`,
                note: `cells differ by up to ${widest!.spread.toFixed(3)}`,
              },
            ]),
      ]}
    />
  );
}

const percent = (value: number) => `${Math.round(value)}%`;

import { counted } from "../../text/counted.ts";
import type { Ending, Progress } from "./update-market.ts";

/** How an update ended; a failed one has the reason. */
export interface UpdateReport extends Progress {
  readonly ending: Ending;
  readonly reason: string;
  /** Where everything that was found is. */
  readonly foundFile: string;
}

export function subjectOf({ ending, counts, guards }: UpdateReport): string {
  const failed = guards.filter(({ passed }) => !passed).length;
  const added = counted(counts?.added ?? 0, "new listing");
  return {
    published: `Market update: published, ${added}`,
    refused: `Market update: not published, ${failed} of ${counted(guards.length, "check")} failed`,
    unchanged: "Market update: nothing new",
    failed: "Market update: failed, nothing was published",
    halfway: "Market update: failed while it was publishing",
  }[ending];
}

/** The whole report, for the operator. */
export function reportText(report: UpdateReport): string {
  const { sourceLines, counts, guards, reason, finishedEarlier } = report;
  const sections = [
    [`${subjectOf(report)}.`, ...(finishedEarlier ? [earlierLine] : []), reason],
    ["Sources:", ...sourceLines],
    ["Listings:", ...(counts === null ? [] : [countsLine(counts)])],
    [
      "Checks:",
      ...guards.map(
        ({ name, measured, limit, passed }) =>
          `${passed ? "passed" : "FAILED"}  ${name}: ${measured} (limit: ${limit})`,
      ),
    ],
    ["What to do:", ...adviceFor(report)],
  ];
  return sections
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines, at) => at === 0 || lines.length > 1)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

const earlierLine =
  "An earlier update stopped while it was publishing, so this one finished it first.";

function countsLine({ added, duplicates, total }: NonNullable<Progress["counts"]>): string {
  const skipped = counted(duplicates, "duplicate");
  return `${added} added, ${skipped} skipped, ${counted(total, "listing")} in all.`;
}

function adviceFor({ ending, foundFile }: UpdateReport): readonly string[] {
  const advice: Readonly<Record<Ending, readonly string[]>> = {
    published: ["If the server is running and nothing restarts it for you, restart it."],
    unchanged: [],
    refused: [
      "The site has not changed. This update leaves nothing behind, so the next one reads every source",
      "again.",
      `1. Look at the checks that failed, and at the listings found: ${foundFile}`,
      "2. If a source is wrong, fix it in the list of sources, or remove it.",
      "3. If the listings are right, publish them: npm run market:import with that file, then",
      "   npm run market:fit and npm run build, and restart the server.",
    ],
    failed: ["Fix the cause, and run the update again."],
    halfway: ["Fix the cause, and run the update again soon. It will publish the rest first."],
  };
  return advice[ending];
}

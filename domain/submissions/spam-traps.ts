import * as v from "valibot";
import { minimumTimeMs } from "./minimum-time.ts";

const notEmpty = "Leave the website empty.";
const tooQuick = "That was quicker than a person types. Wait a moment, then send it again.";

/** What a form sends only to tell people from robots; none of it is kept. */
export const robotTraps = {
  /** A field no person sees. */
  website: v.optional(v.pipe(v.string(notEmpty), v.trim(), v.empty(notEmpty)), ""),
  /** Milliseconds since the page was opened. A form without a script has no way to say it. */
  elapsedMs: v.optional(v.pipe(v.number(tooQuick), v.minValue(minimumTimeMs, tooQuick))),
};

/** What is left of a submission once the traps were passed. */
export function withoutTraps<T extends { website?: unknown; elapsedMs?: unknown }>({
  website: _website,
  elapsedMs: _elapsedMs,
  ...fields
}: T): Omit<T, keyof typeof robotTraps> {
  return fields;
}

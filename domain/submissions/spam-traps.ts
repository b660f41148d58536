import * as v from "valibot";
import { minimumTimeMs } from "./minimum-time.ts";

const notEmpty = "Leave the website empty.";
const tooQuick = "That was quicker than a person types. Wait a moment, then send it again.";

/** Fields whose only purpose is to tell people from spam programs; they are not stored. */
export const spamTraps = {
  /** A field that people cannot see. */
  website: v.optional(v.pipe(v.string(notEmpty), v.trim(), v.empty(notEmpty)), ""),
  /** Milliseconds since the page was opened; missing if a form is sent without a script. */
  elapsedMs: v.optional(v.pipe(v.number(tooQuick), v.minValue(minimumTimeMs, tooQuick))),
};

/** The submission without the traps, once it has passed them. */
export function withoutSpamTraps<T extends { website?: unknown; elapsedMs?: unknown }>({
  website: _website,
  elapsedMs: _elapsedMs,
  ...fields
}: T): Omit<T, keyof typeof spamTraps> {
  return fields;
}

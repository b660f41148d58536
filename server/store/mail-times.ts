/** How long a mail is held by the process that sends it. */
export const mailLeaseMs = 5 * 60_000;

/** The longest wait between two attempts. */
export const maxRetryDelayMs = 6 * 60 * 60_000;

/** How far the clocks of two machines may differ without one of them being taken for wrong. */
const maxClockSkewMs = 5 * 60_000;

/** The latest ISO time that a clock can have given for `aheadMs` after this one. */
export function latestPlausible(now: string, aheadMs = 0): string {
  return new Date(Date.parse(now) + aheadMs + maxClockSkewMs).toISOString();
}

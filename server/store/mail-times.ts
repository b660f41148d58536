/** How long the process that sends an email holds it. */
export const mailLeaseMs = 5 * 60_000;

/** The longest wait between two attempts. */
export const maxRetryDelayMs = 6 * 60 * 60_000;

/** How far the clocks of two machines may differ before one of them is considered wrong. */
const maxClockSkewMs = 5 * 60_000;

/** The latest ISO time that a clock could plausibly have produced for `aheadMs` from now. */
export function latestPlausible(now: string, aheadMs = 0): string {
  return new Date(Date.parse(now) + aheadMs + maxClockSkewMs).toISOString();
}

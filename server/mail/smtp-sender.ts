// Tested in mailer.test.ts.
import { setTimeout } from "node:timers/promises";
import nodemailer from "nodemailer";

/** An email as nodemailer expects it. Its headers contain no line breaks. */
export interface Mail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string | readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  readonly text: string;
  /** The same content in a format that programs can read. */
  readonly alternative?: { readonly contentType: string; readonly content: string } | undefined;
}

const timeoutMs = 10_000;
const timeouts = {
  dnsTimeout: timeoutMs,
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
};

/**
 * Sends one email at a time through a mail server. Allows a minute for a whole email, unless the
 * caller is in a hurry.
 */
export function createSmtpSender(
  smtpUrl: string,
  mailTimeoutMs = 60_000,
): (mail: Mail) => Promise<void> {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
  return async ({ to, alternative, ...mail }) => {
    const message = {
      ...mail,
      to: [to].flat(),
      ...(alternative && {
        // Lead systems look for their markup in the raw email.
        alternatives: [{ ...alternative, contentTransferEncoding: "quoted-printable" as const }],
      }),
    };
    await rejectAfter(transport.sendMail(message), mailTimeoutMs);
  };
}

/** Rejects after a time limit, because a mail server may drag out its reply as long as it likes. */
async function rejectAfter<T>(sending: Promise<T>, maxMs: number): Promise<T> {
  const done = new AbortController();
  const tooLate = setTimeout(maxMs, null, { ref: false, signal: done.signal }).then(() => {
    throw new Error(`The mail server took more than ${maxMs / 1000} s.`);
  });
  try {
    return await Promise.race([sending, tooLate]);
  } finally {
    tooLate.catch(() => {});
    done.abort();
  }
}

// Tested in crawler-fetch.test.ts.
import { lookup as resolveHost } from "node:dns";
import { type IncomingHttpHeaders, type IncomingMessage, get as getHttp } from "node:http";
import { get as getHttps } from "node:https";
import { type LookupFunction, isIP } from "node:net";
import { errorCode } from "../../text/error-code.ts";

export interface Limits {
  readonly timeoutMs: number;
  readonly bodyBytes: number;
  readonly mayConnect: (address: string) => boolean;
}

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Empty unless the status is 200. */
  readonly body: Buffer;
}

/** No response, or one that we reject. The message is a clause such as "answered 404". */
export class RequestFailure extends Error {
  /** The status of the response, if that is the failure. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** Follows no redirects, and sends no cookies or credentials. */
export async function request(
  url: URL,
  headers: Readonly<Record<string, string>>,
  limits: Limits,
): Promise<SiteAnswer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await open(url, headers, limits, signal);
    const { statusCode: status = 0 } = response;
    const body = status === 200 ? await readBody(response, limits.bodyBytes) : Buffer.alloc(0);
    response.destroy();
    return { status, headers: response.headers, body };
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    if (signal.aborted) throw new RequestFailure(`took longer than ${limits.timeoutMs / 1000} s`);
    const code = errorCode(error) || String(error);
    throw new RequestFailure(`cannot be reached (${code})`, { cause: error });
  }
}

function open(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { mayConnect }: Limits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // An IP address is never looked up, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !mayConnect(host))
    throw new RequestFailure(`is at ${host}, which is not a public address`);
  const ask = url.protocol === "https:" ? getHttps : getHttp;
  const options = { headers, signal, agent: false, lookup: checkedLookup(mayConnect) };
  return new Promise((resolve, reject) => {
    ask(url, options, resolve).on("error", reject);
  });
}

/**
 * Checks the addresses that are actually connected to, because a second look-up could give others.
 */
function checkedLookup(mayConnect: Limits["mayConnect"]): LookupFunction {
  return (hostname, options, callback) => {
    resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      const refused = addresses.find(({ address }) => !mayConnect(address));
      const [first] = addresses;
      if (refused !== undefined || first === undefined) {
        return callback(new RequestFailure(`is at ${hostname}, which has no public address`), "");
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  // Nothing is decompressed, so a small response can't become a large one.
  const { "content-encoding": encoding = "identity" } = response.headers;
  if (encoding !== "identity")
    throw new RequestFailure(`came compressed as ${encoding}, which we did not ask for`);
  const chunks: Buffer[] = [];
  let size = 0;
  const stream: AsyncIterable<Buffer> = response;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) throw new RequestFailure(`is larger than ${maxBytes} bytes`);
  }
  return Buffer.concat(chunks);
}

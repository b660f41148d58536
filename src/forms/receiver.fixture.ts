import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, vi } from "vitest";
import { minTimeMs } from "../../domain/submissions/entry.ts";
import { visitSite } from "../ui/kit/page.fixture.ts";

type Fields = Record<string, unknown>;
type Reply = (response: ServerResponse, fields: Fields) => void;

/** Acts like the inbox: one entry for each id, whose text never changes. */
export class Receiver {
  /** By id, without the id and the time it took to type. */
  readonly entries = new Map<unknown, Fields>();
  readonly requests: { method: string; path: string; type: string; fields: Fields }[] = [];
  /** The names of dealers who get leads by mail, by id. */
  readonly partners = new Map<string, string>();
  /** Replies to the next requests, in turn. After them, requests are stored. */
  readonly answers: Reply[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<void> {
    this.entries.clear();
    this.requests.length = 0;
    this.answers.length = 0;
    this.partners.clear();
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const { port } = Object(this.#server.address());
    visitSite(`http://127.0.0.1:${port}`);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  readonly store: Reply = (response, { id, elapsedMs: _elapsedMs, ...text }) => {
    const stored = this.entries.get(id) ?? text;
    this.entries.set(id, stored);
    const isSame = JSON.stringify(stored) === JSON.stringify(text);
    respond(response, isSame ? 201 : 409, isSame ? {} : { errors: { form: "Another text." } });
  };

  /** Stores the entry without ever answering. */
  readonly storeSilently: Reply = (response, { id, elapsedMs: _elapsedMs, ...text }) => {
    this.entries.set(id, text);
    response.destroy();
  };

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url: path = "", headers } = request;
    if (method === "GET") {
      const name = this.partners.get(path.replace("/api/partners/", "")) ?? null;
      return respond(response, 200, { name });
    }
    const fields: Fields = Object(await json(request));
    this.requests.push({ method, path, type: headers["content-type"] ?? "", fields });
    (this.answers.shift() ?? this.store)(response, fields);
  }
}

export function refuse(status: number, errors: Record<string, string>): Reply {
  return (response) => respond(response, status, { errors });
}

/** For a response that isn't the inbox's. */
export function answerWith(status: number, text: string): Reply {
  return (response) => response.writeHead(status).end(text);
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

/** Starts each test with a new receiver, empty storage, and a page open as long as typing takes. */
export function receiverForEachTest(): Receiver {
  const receiver = new Receiver();
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    vi.spyOn(performance, "now").mockReturnValue(minTimeMs);
    await receiver.open();
  });
  afterEach(async () => {
    await receiver.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return receiver;
}

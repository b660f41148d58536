import { type Handler, Parser } from "htmlparser2";

/** The document would take too long to parse. The message is a clause. */
export class TooComplex extends Error {}

/** As deep as browsers nest; the parser's time grows with the square of the depth. */
const maxTagDepth = 512;
const maxTags = 250_000;
/** Dealers' JSON nests about ten levels deep. */
const maxJsonDepth = 100;
const maxJsonValues = 500_000;

/** Passes a page's tags and text to a handler, up to a maximum depth and number of tags. */
export function parseMarkup(html: string, handler: Partial<Handler>): void {
  let depth = 0;
  let tags = 0;
  const parser = new Parser({
    ...handler,
    onopentag(...tag) {
      if (++depth > maxTagDepth) throw new TooComplex(`nests tags more than ${maxTagDepth} deep`);
      if (++tags > maxTags) throw new TooComplex(`has more than ${maxTags} tags`);
      handler.onopentag?.(...tag);
    },
    onclosetag(...tag) {
      depth--;
      handler.onclosetag?.(...tag);
    },
  });
  parser.end(html);
}

/** Parses JSON up to a maximum depth and number of values. May also throw a `SyntaxError`. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let level = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth >= maxJsonDepth) throw new TooComplex(`nests JSON more than ${maxJsonDepth} deep`);
    if (values > maxJsonValues) throw new TooComplex(`has more than ${maxJsonValues} JSON values`);
    level = level.flatMap(partsOf);
  }
  return value;
}

function partsOf(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}

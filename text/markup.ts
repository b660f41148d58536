// Tested in ../listings/crawl/parsers.test.ts and ../listings/crawl/xml.test.ts.
import { type Handler, Parser } from "htmlparser2";

/** The document would take too long to parse. The message is a clause. */
export class TooComplex extends Error {}

/** Browsers nest this deep. The parser's time grows with the square of the depth. */
const maxTagDepth = 512;
const maxTags = 250_000;

/** Throws `TooComplex` beyond a maximum depth or number of tags. In XML, case matters. */
export function boundedParser(handler: Partial<Handler>, xmlMode = false): Parser {
  let depth = 0;
  let tags = 0;
  const bounded: Partial<Handler> = {
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
  };
  return new Parser(bounded, { xmlMode });
}

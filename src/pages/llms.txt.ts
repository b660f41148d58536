import { firstToRead } from "../site/navigation.ts";
import { absoluteUrl, site } from "../../config/site.ts";

/** A summary for language models, as proposed by llmstxt.org. */
export function GET(): Response {
  const links = firstToRead.map(
    ({ name, path, description }) => `- [${name}](${absoluteUrl(path)}): ${description}`,
  );
  return new Response(`# ${site.name}

> A free tool that says what a used golf cart is worth. It shows every step of its arithmetic.

An estimate comes from a published formula: a base price and factors for age, condition, batteries, seats, powertrain, and upgrades. Beside it stand what dealers ask, learned from listings, and a trade-in guide. The three are never averaged, and none is an appraisal. Programs get the same figures from the API, free and without a key, and may use [the data](${absoluteUrl("/how-it-works#data")}) behind them.

${links.join("\n")}
`);
}

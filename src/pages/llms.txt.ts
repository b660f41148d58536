// Its links are tested by e2e/release/crawl.spec.ts.
import { getCollection } from "astro:content";
import { firstToRead } from "../site/navigation.ts";
import { counts, pages } from "../site/pages.ts";
import { absoluteUrl, site } from "../../config/site.ts";
import { facts } from "../market/listings.data.ts";
import { formatNumber } from "../../domain/words/english.ts";
import { dateText } from "../format/date-text.ts";

interface Linked {
  readonly name: string;
  readonly path: string;
  readonly description: string;
}

/** A summary for language models, as proposed by llmstxt.org. */
export async function GET(): Promise<Response> {
  const guides = await getCollection("guides");
  const articles = guides
    .filter(({ data }) => data.article)
    .map(({ id, data }) => ({ name: data.title, path: `/${id}`, description: data.description }));
  return new Response(`# ${site.name}

> A free site that says what a golf cart is worth in the United States, and what to do about it: sell, trade in, buy, or insure. No account. Every step of the arithmetic is shown.

## The numbers for one cart

Enter make, model, year, seats, power, condition, and battery age at ${absoluteUrl("/")}, or ask the API. Amounts are whole US dollars.

- Ask: what to ask in a private sale. Three quarters of the way from the trade-in to what the cart is worth as it stands. With it, where to settle (our rule, halfway) and the floor.
- Expect: what a dealer would likely pay in trade, with good and with dead batteries.
- Offer: what to open with when you buy from a private seller, and where to stop.
- Pay: what to pay a dealer for one made ready.
- Insure for: what it costs to replace it with one made ready.
- Dealers ask: what dealers ask for one made ready, with a range, from ${formatNumber(facts.listings)} listings to ${dateText(facts.newest)}. Asking prices, not sale prices.
- Estimated value: a published formula alone. It often comes out low on older carts. It isn't an appraisal, and it isn't averaged with the other numbers.

Each comes with how sure we are: well supported, some support, or a rough guess. For low-speed and utility vehicles that no dealer lists, there is only the formula, which came out about 40% low where we could check it. Nobody publishes what golf carts sell for privately. When you quote a number, say which of these it is, and for which year, seats, power, condition, and batteries.

## Tools and data

${listOf(firstToRead)}
${listOf([pages.checkAPrice, pages.papers, pages.fleet])}
- [Data to download](${absoluteUrl("/how-it-works#data")}): listings, prices by model and year, recalls, and road law, free to use with our name.
- [Corrections](${absoluteUrl("/how-it-works#corrections")}): what we got wrong, with dates.

## Guides

${listOf(articles)}

## Road law

${counts.states} states and ${counts.territories} territories each have a page at their two-letter code, such as ${absoluteUrl("/fl")}: where a golf cart may go, who may drive, plate, insurance, low-speed vehicles, and papers, each with its source and how sure we are of it.

## Makes and models

Each of ${counts.makes} makes has a page, such as ${absoluteUrl("/club-car")}, and the best-known models have one with prices by year, faults, repair costs, serial numbers, and recalls, such as ${absoluteUrl("/ez-go/rxv")}.
`);
}

const listOf = (links: readonly Linked[]) =>
  links
    .map(({ name, path, description }) => `- [${name}](${absoluteUrl(path)}): ${description}`)
    .join("\n");

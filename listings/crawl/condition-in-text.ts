import type { Listing } from "../../domain/market/listing.ts";
import { plainAd } from "../../domain/reading/plain-words.ts";
import type { Item } from "./item.ts";

type Condition = Listing["condition"];

/** What the first of title, category, and description that names a condition says. */
export function conditionInText({
  name,
  kind,
  description,
}: Pick<Item, "name" | "kind" | "description">): Condition | undefined {
  return (
    conditionIn(name, inTitle) ??
    conditionIn(kind, inCategory) ??
    conditionIn(description, inSentence)
  );
}

type Patterns = Readonly<Record<Condition, RegExp>>;

/** "New batteries" and "used twice" are not about the cart. */
const inTitle: Patterns = {
  refurbished:
    /\b(?:refurbished|reconditioned|remanufactured)\b(?! (?:batter|engine|motor|charger))/,
  used: /\b(?:used|pre-?owned)\b/,
  new: /^[^a-z\d]{0,3}(?:brand )?new\b(?! (?:batter|tires|paint|seats|top))|\bnew (?:19|20)\d\d\b|\b(?:19|20)\d\d (?:brand )?new\b(?! (?:batter|tires|paint|seats|top))|\bnew\)?$/,
};
const inCategory: Patterns = {
  refurbished: /\b(?:refurbished|reconditioned)\b/,
  used: /\b(?:used|pre-?owned)\b/,
  new: /\bnew\b(?! arrivals?)/,
};
const inSentence: Patterns = {
  refurbished:
    /\b(?:refurbished|reconditioned) (?:golf |electric |gas )?carts?\b|\bcondition: ?refurbished\b/,
  used: /\b(?:used|pre-?owned) (?:golf |electric |gas )?(?:carts?|cars?)\b|\bcondition: ?used\b/,
  new: /\bcondition: ?new\b|\bbrand new (?:golf |electric |gas )?(?:carts?|cars?)\b/,
};

/** What all of a shop's carts may be: "new and used carts". */
const both = /\bnew(?: ?[,&/]| and| or| refurbished| pre-?owned){1,6} ?(?:used|pre-?owned)\b/g;

function conditionIn(text: string, patterns: Patterns): Condition | undefined {
  const plain = plainAd(text.trim()).text.replaceAll(both, "~");
  const [condition, other] = (["refurbished", "used", "new"] as const).filter((each) =>
    patterns[each].test(plain),
  );
  return other === undefined ? condition : undefined;
}

import { type Seller, sellers } from "../../answer/advice.ts";
import {
  type Found,
  textAfter,
  textBefore,
  matchesOf,
  setOf,
  wordsBefore,
} from "../plain-words.ts";
import { wordPattern } from "../vocabulary.ts";

/** What one kind of seller says: phrases that the other kind never, rarely, or sometimes uses. */
interface Phrases {
  readonly sure: readonly string[];
  readonly usual: readonly string[];
  readonly hint: readonly string[];
}

const weights = { sure: 4, usual: 2, hint: 1 } as const;
const strengths = ["sure", "usual", "hint"] as const;

const fee =
  "(?:doc(?:ument(?:ation|s)?)?|dealer(?:ship)?|prep(?:aration)?|freight|destination|assembly|pdi|admin(?:istration)?|processing|set[ -]?up)";
const dealer = "dealer(?:ship)?";
const day = "(?:mon|tues?|wed|thurs?|fri|sat|sun)[a-z]{0,6}";
const hours = "\\d{1,2}(?::\\d\\d)? ?(?:[ap]\\.?m\\.?)?(?: ?- ?| to | til | until )\\d{1,2}";

const ofDealers: Phrases = {
  sure: [
    `(?:${fee} (?:(?:and|&) )?){1,2}(?:fees?|charges?)`,
    "\\$ ?[\\d,]{2,6} (?:for )?(?:dealer )?(?:prep|freight|doc|pdi|destination)",
    "(?:prep|freight|doc|pdi|destination)(?: ?(?:and|&) ?(?:prep|freight|doc|set-?up))? ?:? ?\\$ ?\\d+",
    "(?:\\+|plus) (?:freight|prep|doc|dealer|destination)",
    "we (?:take|accept|welcome|consider|love|want) (?:your |all |any ){0,2}trades?(?: ?-?ins?)?",
    "we(?: can| also| do)? (?:offer|have|provide|arrange) (?:[a-z%\\d-]{1,12} ){0,2}financing",
    "financing (?:is )?(?:now )?(?:available|offered|options?|specials?|as low|starting|from|through|with|for all|on ?site|o\\.?a\\.?c)",
    "(?:easy|in-house|low|great|flexible|special|same day|\\d(?:\\.\\d\\d?)? ?%) (?:apr|financing)|\\d(?:\\.\\d\\d?)?% interest|with approved credit|w\\.?a\\.?c|o\\.?a\\.?c",
    "financiamiento|aceptamos [a-z ]{0,12}cambios?|somos distribuidor(?:es)?|nuestr[oa] (?:tienda|inventario|lote|taller)",
    "(?:our|all|full|large|huge|current|other|entire|online) (?:online )?inventory|inventory ?(?:#|number|no\\b|id)",
    "(?:stock|stk)\\.? ?(?:#|number|num|no\\b|id\\b)[ .:#]{0,4}[a-z\\d]+",
    "our (?:sales|service|parts|finance|internet) (?:team|department|dept|staff|manager|center|reps?)|sales (?:team|staff|department|rep|associates?|manager)",
    "our (?:dealership|showroom|lot|locations?|technicians?|techs|mechanics|storefront|website|warehouse|stores?)",
    `(?:authorized|licensed|factory|premier|local|full[- ]service|largest|exclusive|#1) (?:[a-z-]{2,12} ){0,4}${dealer}s?`,
    `we(?:'re| are) (?:an? |the |your )?(?:[a-z-]{2,12} ){0,4}${dealer}`,
    `(?:sold|offered|listed|for sale|advertised) (?:by|at|from) (?:an? |the |our )?(?:[a-z]{2,12} ){0,2}${dealer}`,
    `${dealer}(?: is|'s)? (?:asking|listing|ad|has (?:it|an?|this|one)|selling)`,
    "internet price|certified pre-?owned|cpo",
    // Where a visitor describes the ad: "2019 RXV, dealer", "at a dealer".
    `(?<=^|[,;•(|-] ?|\\d )${dealer}(?: ad)?(?= ?(?:[,.;)?\\n•]|$| or\\b))|(?:from|at|by) (?:an? |the )(?:[a-z-]{2,12} ){0,2}?${dealer}|by dealer`,
  ],
  usual: [
    "showroom(?! (?:condition|new|shape|quality|floor|ready|clean|fresh|shine|perfect))",
    "pre-?owned",
    "in[- ]stock(?! (?:form|condition|trim|shape|height|config|body|setup|color))|arriving (?:soon|weekly)",
    "visit (?:us|our|the store)|stop (?:in|by) (?:today|and|our|the (?:store|shop|showroom))|come see us|call us|contact us|give us a call|find us",
    `(?:${day}|daily|7 days(?: a week)?|weekdays)(?: ?(?:-|to|thru|through|&) ?${day})?[ ,:]{1,3}(?:from )?${hours}`,
    `open (?:daily|7 days|${day})|(?:store|business|shop|showroom) hours|hours of operation`,
    "we (?:also |can |now |proudly |only )?(?:sell|service|rent|repair|carry|stock|install|specialize|customize|finance|ship|build)",
    "our (?:price|shop|guarantee|warranty|customers|reconditioning)|\\d{2,3}[- ]point inspection",
    "(?:30|60|90|180|thirty|sixty|ninety)[- ]?days? (?:[a-z&-]{1,12} ){0,3}(?:warranty|guarantee)",
    "we (?:warranty|guarantee|stand behind)|warranty (?:is )?(?:included|incl|by us|from us|provided)",
    "(?:\\+|plus) ?(?:local |sales |state |applicable ){0,2}(?:tax(?:es)?|ttl|tags?)|out[- ]the[- ]door|otd",
    "(?:sale|clearance|sticker|reg(?:ular)?|retail) price|sale ends|call for (?:price|pricing|availability)|(?:request|get|ask for) a quote",
    "payments (?:as low|from|start)|as low as \\$ ?\\d+|\\$ ?\\d{2,3} ?(?:\\/ ?mo|per month)|(?:\\$ ?\\d{1,4}|zero|no money) down",
    "cards? adds?|credit cards? (?:accepted|welcome)|we accept (?:all |major ){0,2}(?:credit|visa|cards)",
    `family[- ]owned|in business (?:since|for)|trade-? ?ins? (?:are )?(?:welcome|accepted)|fleet (?:desk|sales|blowout)`,
  ],
  hint: [
    "delivery (?:is )?(?:available|offered|included|within|anywhere|options?)|(?:free|local|nationwide|statewide|home) (?:delivery|shipping)",
    "we(?: can| will|'ll)? (?:also )?deliver|entrega a domicilio|hacemos entregas",
    "new arrivals?|just (?:arrived|traded)|traded in on|off[- ]lease",
  ],
};

const relative =
  "(?:mom|mother|dad|father|grand(?:pa|ma|father|mother|dad)|parents?|in-laws?|husband|wife|brother|sister|son|daughter|uncle|aunt|neighbor|friend|buddy)";
const cart =
  "(?:(?:golf )?carts?|buggy|ez-?go|e-z-go|club car|yamaha|precedent|txt|rxv|onward|icon)";
const words = (count: number) => `(?:[a-z\\d'-]{1,12} ){0,${count}}?`;

const ofOwners: Phrases = {
  sure: [
    "(?:for sale|sold|selling|sale|listed) by (?:the |its |an? |original ){0,2}owner|from (?:the|its) owner|(?<=[-•|,.] )by owner|fsbo|private (?:sale|seller|party|owner|individual)|(?:soy|de) particular",
    "no dealers?(?! (?:fee|prep|mark|add|doc|charge|cost|price))|dealers?,? (?:need not|please|don't|do not|stay away)",
    `(?:not|no|isn't|ain't) (?:an? |the )?(?:golf cart |licensed )?${dealer}(?! (?:fee|prep|mark|serv|main|add|doc|cost|price))`,
    `selling (?:it |this |cart )?(?:for|on behalf of) (?:my|an?|our|his|her|the) ${words(2)}(?:${relative}|estate)`,
    `(?:my|our) (?:late |elderly )?${relative}(?:'?s'?)? ${words(4)}${cart}`,
    `(?<=^|[.!\\n•] ?|selling )${relative}'s ${words(4)}${cart}`,
    `sell(?:ing)? my|my (?!neighbor|friend|other|next|buddy|dealer)${words(4)}${cart}|my other cart|mi (?:carrito|carro)`,
    "(?:i'm|i am|im|we're|we are|am) (?:only )?(?:the |its |an? )?(?:first|second|third|1st|2nd|3rd|original|only|current) owners?",
    "(?<!real )estate(?= sale| of| cart| liquidation| ?(?:[.,!;\\n]|$))|from (?:an|the) estate",
    "passed away|divorce|still owe|(?:assume|take over) (?:the |my )?(?:loan|payments)",
    `(?:${dealer}|shop|they) (?:offered|quoted|gave|told) (?:me|us)`,
  ],
  usual: [
    "cash only|only cash|cash in hand|solo efectivo|venmo|zelle",
    "must sell|must go|needs? (?:it )?(?:to be )?gone|need the (?:money|space|room|cash)|quick sale|urge vender",
    `(?:we're|we are|i'm|i am|im|am|are|because|since|due to|owners?|reason:?|family|${relative} is) moving`,
    "(?<=^|[,.;!\\n•:(-] ?)moving(?= ?(?:[,.;!)\\n•-]|$)| (?:out|to|away|soon|sale|abroad|overseas|and|so|must|need|across|next|back))",
    "relocating|(?:sold|selling) (?:my|our|the) (?:house|home|condo|place|property)|downsizing|me mudo|nos mudamos|por mudanza",
    "(?:i|we)(?:'ve| have)? (?:just |only |never |originally |recently |always )?(?:bought|purchased|paid|own|owned|had it|put|replaced|restored|rebuilt|inherited|no longer|hate to|trailered|kept|used (?:it|this))",
    "(?:bought|purchased|got) (?:it|this)|bought (?:new|used|from|two)|new to us",
    `${relative} (?:wants|says|said|needs|won't|can't|can no longer|bought|got|no longer)`,
    "have two carts|no longer (?:need|use|able|golf|play|drive)|(?:don't|dont|do not|never|rarely|hardly) (?:ever )?(?:use it|ride it|use anymore)|hate to (?:see|sell|let)",
    "selling (?:because|due|as (?:we|i)|since|our)",
    "no low ?-?ball(?:s|ers|ing)?|don'?t low ?-?ball|i know what i(?:'ve)? (?:have|got)|no tire kickers|no trades?|no (?:payments|checks)",
    "i(?:'m|'d| am)? (?:selling|asking|take)|(?:its|it's) mine|id take|make me an? offer",
  ],
  hint: [
    "(?:will|would|willing to|might|may) (?:consider )?trade|or trade for|needs? a new home|text only|serious (?:inquiries|buyers)",
  ],
};

const patternsOf = (phrases: Phrases) =>
  strengths.map(
    (strength) =>
      [
        weights[strength],
        wordPattern(`(?<![a-z\\d])(?:${phrases[strength].join("|")})(?![a-z])`),
      ] as const,
  );

const evidence: Readonly<Record<Seller, ReturnType<typeof patternsOf>>> = {
  dealer: patternsOf(ofDealers),
  owner: patternsOf(ofOwners),
};

const denials = setOf("no not without non isn't aren't don't never");
const doubtBefore =
  /\b(?:maybe|might|may be|could be|possibly|perhaps|probably|think|guess|not sure|unsure|don't know|no idea|looks like|seems?|sounds like|whether|either)\b[^.!?;\n•]{0,30}$/;
const doubtAfter =
  /^ ?(?:ad )?(?:\?|\(\?|or (?:an? )?(?:owner|private|dealer)|maybe\b|i think\b|i guess\b)/;
/** A dealer who isn't the seller: "bought from a dealer", "less than the dealer asks". */
const elsewhere =
  /\b(?:bought|purchased|got|came|serviced|maintained|leased|installed|repaired|replaced|done|work|parts|cheaper|less|than|under|below|any|every|nearest)\b[^.!?;\n•]{0,40}$|\bor (?:an? |from |the ){0,2}$/;

/** Undefined if both kinds of seller score the same, or the ad only guesses. */
export function findSeller(text: string): Found<Seller> | undefined {
  const [best, other] = sellers
    .map((seller) => weighPhrases(text, seller))
    .toSorted((a, b) => b.weight - a.weight);
  return best!.weight > other!.weight ? best!.found : undefined;
}

function weighPhrases(text: string, seller: Seller) {
  const said = evidence[seller].flatMap(([weight, pattern]) =>
    [...matchesOf(pattern, text)]
      .filter((match) => isMeant(text, match))
      .map(({ value, start, end }) => ({ weight, words: value[0], start, end })),
  );
  const different = said.filter(
    ({ words: phrase }, index) => said.findIndex((each) => each.words === phrase) === index,
  );
  const [first] = said;
  return {
    weight: different.reduce((sum, { weight }) => sum + weight, 0),
    found: first && { value: seller, start: first.start, end: first.end },
  };
}

function isMeant(text: string, { value, start, end }: Found<RegExpExecArray>): boolean {
  const [phrase, lead] = [value[0], textBefore(text, start, 60)];
  if (denials.has(wordsBefore(text, start, 1)[0] ?? "")) return false;
  if (doubtBefore.test(lead)) return false;
  if (!/dealer|private|owner/.test(phrase)) return true;
  return (
    !doubtAfter.test(textAfter(text, end, 30)) && !(ofDealer.test(phrase) && elsewhere.test(lead))
  );
}

const ofDealer = /^(?!we|no|not|isn't|ain't|dealers?,?|selling).*dealer/;

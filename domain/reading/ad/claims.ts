import { type Found, after, before, hide } from "../plain-words.ts";
import { anyOf, wordPattern, wordsIn } from "../vocabulary.ts";

/*
 * An ad also says what its cart was, could be, or will have, and what other carts are. Every detail
 * asks here whether its words say what this cart is, or has on it, today.
 */

type Span = Pick<Found<unknown>, "start" | "end">;

export interface Kind {
  /** A lift, a pack, a seat: it can be sold, ordered, taken off, or lie in a box. */
  readonly isThing?: true;
  /** It can be repaired. */
  readonly isFault?: true;
  /** "Was lifted" and "was flooded" tell what happened, and it still shows; "was gas" doesn't. */
  readonly hasHappened?: boolean;
}

/** "Was lithium", "lift kit optional", and "doesn't start. Fixed" aren't claims. */
export function isClaim(text: string, span: Span, kind: Kind = {}): boolean {
  return (
    !isFormer(text, span, kind.hasHappened) &&
    !elsewhere.test(after(text, span.end, 60)) &&
    !takenBack.test(after(text, span.end, 60)) &&
    !(kind.isThing && (isGone(text, span) || isNotYet(text, span))) &&
    !(kind.isFault && isFixed(text, span))
  );
}

const breaks = /[.!?;,\n•|()](?!\d)|\b(?:but|now|pero|ahora)\b/;
const phraseBefore = (text: string, place: number) => before(text, place, 60).split(breaks).at(-1)!;

const formerly =
  /\b(?:formerly|previously(?! (?:owned|loved|used))|originally|no longer|used to|at one (?:time|point)|in the past|once(?! you)|before (?:i|we|it|he|she|they)|years ago|long ago|back when|antes|anteriormente|originalmente|ya no|solia)\b/;
const fillers = anyOf(
  wordsIn(
    "a,an,the,its,only,just,all,in,on,with,very,pretty,really,also,always,once,been,being,at,some,such,quite,kind,of,inch,new,custom," +
      "big,small,full,factory,trojan,lithium,lead,acid,agm,deep,cycle,golf,cart,rear,back,set,kit,un,una,en,de,con,muy",
  ),
);
const size = "\\d{1,2}(?:\"|''|-?in(?:ch)?)?";
const small = `(?:${fillers}|${size})`;
const supposed = "(?:would|could|should|might|may|can|will) be";
const was = wordPattern(
  `\\b(?:was|were|wasn't|weren't|fue|had|tenia|tuvo|era|eran|estaba|ex|${supposed})(?: ${small}){0,5}[ -]$`,
);
const had = wordPattern(
  `\\b(?:had|tenia|tuvo|era|eran|estaba|ex|${supposed})(?: ${small}){0,5}[ -]$`,
);
/** "Had new batteries installed" and "had a lift put on": they are in the cart. */
const causedBehind =
  /^(?: (?:kit|pack|batter(?:y|ies)|seats?|system|conversion|upgrade|set|and|new)){0,4} (?:just |recently |professionally )?(?:installed|put (?:in|on)|done|added|fitted|mounted|instalad[oa]s?)\b/;

/** "From poor condition to excellent" */
const goingTo = /^(?: [a-z]{2,10}){0,2} to\b/;

const matches = (pattern: RegExp, text: string) => text.search(pattern) !== -1;

function isFormer(text: string, { start, end }: Span, hasHappened = false): boolean {
  const phrase = phraseBefore(text, start);
  if (formerly.test(phrase) || (/\bfrom $/.test(phrase) && goingTo.test(after(text, end))))
    return true;
  if (causedBehind.test(after(text, end, 60))) return false;
  return matches(hasHappened ? had : was, phrase);
}

/** The noun that goes on after a name: "lift kit", "lithium battery pack". */
const noun =
  "(?: ?-?(?:kits?|packs?|batter(?:y|ies)|seats?|seating|system|conversion|upgrade|swap|package|set|bench|baterias?|nuev[ao]s?|versions?|models?))*";
const link = anyOf(
  wordsIn(
    "and,but,that,which,when,has,have,had,i,we,he,she,the,owner,was,were,is,are,been,since,later,then,it,they,got,just,now,also,recently," +
      "previously,brand,new,included,incluido,incluida,comes,with,still,yet,only,though,although,one,two,three,of,them,seat,seats,fue,fueron,esta,estan,y,pero,se,le",
  ),
);
const links = `(?:[ ,(:-]|\\b(?:${link}|\\d)\\b){0,12}`;
const gone = wordPattern(
  `^${noun}${links}\\b(?:removed|(?:taken|came|come|comes|went) (?:back )?(?:off|out)|took (?:it |them )?(?:back )?(?:off|out)|off (?:now|it|the cart)|gone(?! (?:through|over))|deleted?|uninstalled|stripped|pulled(?! from)|missing|stolen|(?<=(?:was|were|been|got) )sold(?! (?:as|new|with|by|at|for|to)\\b)|undone|reversed|converted back|no longer|quitad[oa]s?|quito|removid[oa]s?|desinstalad[oa]s?|ya no)(?= ?(?:$|[^a-z ]|(?:and|but|from|so|last|this|by|in|on|now|already|years?|before|when|for|due|because|to|it|pero|para|y|la|el|(?:the |my )?cart)\\b))`,
);
const isGone = (text: string, { end }: Span) => matches(gone, after(text, end, 70));

const notThere =
  "(?:not|never|n't|no|aren't|isn't|hasn't|haven't|wasn't|yet to be|still to be|waiting to be|sin|to be|will be|going to be|needs?(?: to be)?|falta|por|ready to be|can be|could be|being)";
/** Also behind a comma: "lift kit, not installed yet". */
const apart = wordPattern(
  `^${noun}${links}\\b(?:${notThere} (?:yet |been |currently |esta |viene )?(?:included|installed|put on|on(?= ?(?:$|[.,;)!~]|(?:yet|it|cart|the cart|now)\\b))|attached|mounted|there|hooked|fitted|incluid[oa]s?|instalad[oa]s?|instalar)|uninstalled|(?:on|en) (?:back ?|special )?(?:order|pedido)|(?:in|inside) (?:a |an |the |its |original |unopened |sealed )*box|sold separate(?:ly)?|promised|en camino|(?:optional|opcional(?:es)?|thrown in)(?= ?(?:$|[.,;)!~]))|(?:up)?on request)\\b`,
);
/** These follow at once: "lift kit available" isn't "lifted, available now". */
const offered = anyOf(
  wordsIn(
    "at the shop,at my shop,at the store,at the dealer,at my house,waiting,yours for,goes for,easy,pedido,pedida,pedidos,pedidas,optional,opcional,opcionales,thrown in,goes with,laying,lying,sitting,stored,in garage,in the garage,in my garage,in the shed,in storage," +
      "available,disponible,disponibles,compatible,capable,ready,prepped,option,options,an option,add on,addon,add ons,extra cost,extra charge," +
      "for extra,for an extra,for additional,for an additional,ordered,en route,on the way,on its way,on their way,coming,arrive,arrives,arriving," +
      "shipping,scheduled,planned,pending,negotiable,can,could,would,will,may,might,cost,costs,if,when you,once you,go in,goes in,going in," +
      "to come,to follow,wanted,desired,needed,you want,in the photo,in the future,por llegar,vienen en camino",
  ),
);
const offeredBehind = wordPattern(
  `^${noun}(?: (?:is|are|was|were|also|being|already|just|have been|has been|esta|estan|fueron)){0,3}[ -](?:(?:${offered}|(?:[a-z]{2,9} ){0,4}(?:next (?:week|month|year)|tomorrow|soon|pronto)|(?<=also )for sale|with (?:an? )?(?:acceptable|full|right|good|asking|decent) (?:price|offer))\\b|extra(?= ?(?:$|[.,;!)~\\d$]))|(?:runs?|are) (?:about )?\\$)`,
);

const plans = anyOf(
  wordsIn(
    "about,than,take,takes,accept,accepts,get,ditched,dropped,throw in,throwing in,will include,will add,will put,will install,deposit on,deposit paid on,paid on,considering,considered,support,supports,work with,works with,price with,prices with,took off,took out,remove,removed,sold," +
      "pulled,pulled off,pulled out,minus,keeping,quite,quitamos,cargador de,cargador para,optional,opcional,option,options,option of,options of," +
      "option for,options for,choice of,choose,ready for,prepped for,wired for,prewired for,set up for,setup for,listo para,compatible with," +
      "instead of,compared to,compared with,versus,vs,planning,planning on,planning to,plan,plans,plan on,plan to,planned,thinking of,thinking about," +
      "thought about,meant to,intended to,about to,going to,waiting on,waiting for,awaiting,ordered,quote,quoted,uninstalled,pre,buy,order,save for," +
      "saving for,save up for,saving up for,money for,budget for,shopping for,deal on,deals on,before,if,future,price of,cost of,comprar,puede,podria,i'd,id",
  ),
);
const planned = anyOf(
  wordsIn(
    "a,an,the,some,my,new,its,to,in,i,we,you,it,be,get,go,put,buy,add,install,have,brand,set of,inch,rear,back,trojan,crown,lithium,lead,acid,agm,un,una,kit,de",
  ),
);
const wishes = "could|would|should|might|wants?|wish(?:es)?|prefer|hop(?:e|ing)";
const offeredBefore = wordPattern(
  [
    `\\b(?:${wishes})\\b[a-z\\d' -]{0,28}[ -]$`,
    `\\b(?:${plans}|as [a-z]{3,9} as)(?: (?:${planned}|${size})){0,6}[ -]$`,
    "\\bun-$",
    `\\bfrom(?: (?:an?|the|${size}|inch)){0,3} $`,
  ].join("|"),
);

/** It's an offer, on order, in a box, or in somebody's plans. */
function isNotYet(text: string, { start, end }: Span): boolean {
  const tail = after(text, end, 70);
  return (
    matches(apart, tail) ||
    matches(offeredBehind, tail) ||
    matches(offeredBefore, phraseBefore(text, start))
  );
}

/** "Lifted? Thought so, but it isn't", "4 seats before I cut it" */
const takenBack =
  /^[a-z\d' -]{0,24}\bbut (?:it |it's |they |that )?(?:isn't|is not|aren't|not|doesn't|never|hasn't)(?= ?(?:$|[.,;!)~]))|^[a-z ]{0,16}\b(?:before (?:i|we|they|he|she|it|my)|when (?:i|we|he|she) (?:got|bought))\b/;

/** "New batteries in my other cart" */
const elsewhere =
  /^(?: [a-z]{2,10}){0,4} (?:in|on|off|from|for|with|to|en) (?:my|our|the|an?|his|her|your|mi|el|un)? ?(?:other|second|2nd|next|another|different|otro|segundo) (?:golf ?)?(?:cart|one|carrito|buggy)\b|^(?: [a-z]{2,10}){0,4} (?:(?:in|on|off|from) (?:my|our|his|her|their|mi)|(?:belongs?|goes) (?:to|on|with)) ~{3}|^ (?:my|our|his|her|their) ~{3}/;

/** Between a fault and its repair. "Needs to be fixed" and "won't run until fixed" have other words. */
const sinceThen = anyOf(
  wordsIn(
    "it,it's,is,this,now,all,just,has,have,had,been,since,was,were,got,gotten,then,and,but,i,we,he,the,when,so,recently,fully,completely,totally," +
      "already,professionally,engine,motor,controller,issue,problem,cart,shape,condition,bought,purchased,in,at,first,last,year,month,week," +
      "working,ya,fue,lo,esta",
  ),
);
const fixed = wordPattern(
  `^(?:[ .,;:!()-]|\\b(?:${sinceThen}|20\\d\\d)\\b){0,24}?\\b(?:replaced|rebuilt|swapped|fixed(?! price)|repaired|restored|refurbished|redone|sorted(?: out)?|resolved|solved|corrected|new one in(?:stalled)?|(?:runs?|running|works?|working|starts?|drives?) (?:again|now|great|good|fine|perfect(?:ly)?|strong|like a)|arreglad[oa]|reparad[oa])(?= ?(?:$|[^a-z ]|(?:in|last|by|this|with|at|and|now|already|recently|ago|on|since|so|new|champ|top|up|out|completely|to|for|again|great|good|fine|perfect(?:ly)?)\\b))`,
);
const isFixed = (text: string, { end }: Span) => matches(fixed, after(text, end, 90));

const cart = "(?:golf[ -]?)?(?:carts?|cars?|carritos?|buggy|buggies|one|units?)";
const toSentenceEnd = "(?:(?!\\bthis (?:one|cart)\\b)[^.!?;\\n•])*";
const others = [
  wordPattern(
    `(?<!\\bsell(?:ing)? (?:my|our|the|this) )\\b(?:(?:non|not)[ -]?(?:running|working) )?(?:second|2nd|third|other|extra|spare|(?<=[a-z] )(?<!\\bfor )another|(?:neighbou?r|friend|brother|dad|father|mom|sister|wife|husband|son|daughter|buddy|cousin|uncle)'s|otro|segundo) (?!owner|hand|row|set|than)(?:[a-z\\d'-]{1,12} ){0,3}?${cart}\\b${toSentenceEnd}`,
  ),
  wordPattern(
    `\\b(?:with|w\\/|plus|includ(?:es?|ing)|incl|and|also|throw(?:ing)? in|have|get|incluye|con|mas|tambien)(?: |: ?)(?:(?!with\\b|and\\b|has\\b)[a-z\\d'-]{1,12} ){0,4}(?:parts|donor|project|scrap) ${cart}\\b${toSentenceEnd}`,
  ),
  wordPattern(
    `(?:\\b(?!with\\b|and\\b|has\\b|is\\b)[a-z-]{1,12} ){0,3}\\b(?:parts|donor) ${cart} (?:is |are |also ){0,2}(?:included|includes|available|for sale|extra|too|as well|comes|goes|thrown|free|incluid|~{3})${toSentenceEnd}`,
  ),
] as const;

/** "Comes with a second cart that doesn't run" */
export const hideOtherCarts = (text: string): string => others.reduce(hide, text);

const denial = wordPattern(
  "\\b(?:no|not|non|never|without|neither|nor|isn't|aren't|wasn't|doesn't|don't|sin|ni|nunca)(?: (?:an?|the|been|is|be|any|have|new|brand|all|includes?|put|come with|un|una|de|con|es|esta|tiene)){0,4}[ -]$",
);

/** Where "not" in "not lifted" starts; undefined if nothing denies the words at `start`. */
export function denialBefore(text: string, start: number): number | undefined {
  const at = phraseBefore(text, start).match(denial)?.[0].length;
  return at === undefined ? undefined : start - at;
}

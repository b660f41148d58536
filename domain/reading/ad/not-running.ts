import {
  type Found,
  textAfter,
  textBefore,
  matchesOf,
  setOf,
  wordsBefore,
} from "../plain-words.ts";
import { alternationOf, notRunningWords, wordPattern } from "../vocabulary.ts";

const never = "(?:won'?t|will not|do(?:es)?n'?t|do(?:es)? not|dosen'?t)";
const still = "(?:currently |even |presently |at all ){0,2}";
const engine = "(?:engine|motor|eng|controller|powertrain|transaxle)";
const ruined =
  "(?:blown(?: up)?|seized(?: up)?|locked up|shot|fried|toast|toasted|burn(?:ed|t)(?: up| out)?|dead|bad|junk|gone|missing|removed|ruined|knocking)";

/** The cart doesn't go. Its batteries may be why. */
const doesNotGo = wordPattern(
  `\\b(?:${[
    `${never} ${still}(?:run|start|crank|turn over|move|drive|go anywhere|fire up)|(?:can'?t|cannot) (?:start|crank|get it (?:to (?:run|start)|running|started))`,
    "(?:not|isn't|ain't|hasn't been|non)[- ]?(?:currently |presently )?(?:running|runner|operational|operable|op|drivable|driveable)",
    "(?:not|isn't|is not) (?:currently |presently )?working|(?:does not|doesn't|do not) work",
    "(?:undrivable|undriveable|inoperable|inoperative|inop)",
    "(?:stopped|stops|quit|quits) (?:running|working|moving|going)|(?:died|quit) on me|(?:does )?not mov(?:e|ing)(?! (?:on|over|the|to|fast|quick|price|until|away|house))",
    `${never} ${still}(?:go|move) (?:forwards?|backwards?|in (?:either|any) direction)`,
    "(?:needs?|needing) (?:some |a little |a bit of |minor )?(?:work|help|tlc|love|parts|attention) to (?:run|go|drive|start|move|get (?:it |her )?(?:running|going|started))",
    "hasn'?t run|has not run|haven'?t been able to start|no start|no crank|just clicks",
    "dead (?:golf )?cart|cart (?:is |just )?(?:dead|died)|(?:totally|completely) dead|it(?:'s| is)? (?:dead|died)",
    "cart (?:is not|isn't|not) working|cart (?:does not|doesn't|won't) work",
    "(?:runs|running|drives|starts|operable) ?[:=?] ?(?:no|n)",
    "no (?:funciona|prende|arranca|camina|jala|enciende)",
  ].join("|")})\\b`,
);

/** The cart needs more than batteries to go again. */
const cause = wordPattern(
  `\\b(?:${[
    `(?:blown|seized|fried|bad|dead|burn(?:ed|t)(?: up| out)?|shot|ruined) ${engine}`,
    `${engine} (?:is |was |has |got |been |it's |completely ){0,3}${ruined}`,
    `${engine} (?:has |had |just |finally |recently |suddenly ){0,2}(?:went (?:out|bad|up|kaput)|quit|died|gave (?:out|up)|blew|failed|locked up|burn(?:ed|t) (?:up|out)|crapped out|let go)`,
    `${engine} needs? (?:to be |an? |being ){0,2}(?:rebuil[dt]|rebuilding|replac(?:ed|ing|ement))|no spark`,
    `(?:needs?|need of|missing|without|wants) (?:an? |the |another |new |different |used |replacement |rebuilt ){0,3}(?:engine|motor|controller)`,
    "no (?:motor|engine)|(?:motor|engine) (?:is )?(?:out|not included)",
    "(?:threw|thrown|throwing) a rod|rod through|no compression|blew (?:the |up |an? ){0,2}(?:engine|motor)|seized",
    "motor (?:fundido|danado|quemado)|sin motor|para (?:piezas|repuestos|partes)",
    alternationOf(notRunningWords.forParts),
    "salvaged?(?= (?:title|cart|unit|only)| ?(?:[.,;!)\\n•/$-]|$))",
    "flooded|(?:flood|storm|hurricane|salt ?water|water|fire|lightning|wreck|collision)[- ]damaged?|damaged (?:by|in) (?:the |an? )?(?:flood|storm|hurricane|fire)|flood title|submerged|under ?water|totaled|lightning strike",
  ].join("|")})(?![a-z])`,
);

const notIt = setOf(
  "if when unless until once never not no nothing sometimes occasionally rarely hardly other another second neighbor's friend's " +
    "headlights headlight lights light horn blinkers signals radio stereo clock gauge charger windshield brakes brake bolts lug " +
    "auction bidding sale warranty fan heater winch wipers speakers backup old former previous avoid without isn't wasn't than like",
);

/** "Dad doesn't drive anymore" */
const people = setOf("i we you he she they who dad mom parents wife husband kids people nobody");

/** "Doesn't run hot", "won't start a bidding war", "won't move on the price" */
const otherSense =
  /^ (?:hot|out|low|rough|well|good|great|right(?! now)|smooth|properly|strong|cheap|like|as|the|any|an?|over|loud|slow|fast|dry|down|into|through|up|without|on|off|at (?!all)|from|lower|much|price|hard|looking|with (?:a|any)|until|unless|mounts?|brush(?:es)?|bearings?|work|cover|bracket)\b/;
const fixed =
  /^[^.!;\n•]{0,40}\b(?:replaced|rebuilt|swapped|fixed|repaired|since (?:been )?(?:replaced|fixed)|new one (?:in|installed))\b/;
/** "Call for parts and service", "paid $500 for parts" */
const partsShop =
  /\b(?:call|us|paid|spent|shop|source|order(?:ed)?|money|great)(?: (?:over |about |another )?\$ ?[\d,]{2,6})? $/;
const partsFor = /^ (?:and|&|or) (?:service|labor|accessories)|^ (?:availability|department|list)/;
const wetCells =
  /^[ -]{1,2}(?:[a-z\d-]{1,9} ){0,2}?(?:lead|batt|cell|acid|agm|trojan|type|electrolyte|pack|\d\d? ?v|with|carb)/;
const wetCellsBefore =
  /\b(?:batter(?:y|ies)|batts?|chemistry|acid|cells?|trojans?|pack|wet|\d\d ?v(?:olts?)?|engine|carb|type)(?: type)?[ :(,=-]{0,3}(?:are |is )?$/;

const saysItRuns =
  /\b(?:runs?|drives?|running) (?:and (?:drives|runs) )?(?:[a-z]{4,7} )?(?:great|good|well|strong|perfect(?:ly)?|excellent|fine|like (?:new|a champ)|smooth(?:ly)?)\b/;
const badPack =
  /\b(?:no|without|needs?|dead|bad|weak|old|missing) (?:new |some |all new |fresh |its |the |a set of |set of ){0,2}(?:batter(?:y|ies)|batts?|pack)\b|\bbatter(?:y|ies) (?:are |is )?(?:all )?(?:dead|bad|shot|gone|removed|missing|not included)\b|\bbaterias (?:malas|muertas)\b|\bsin baterias\b/;

/** Finds that the cart doesn't run, for a reason other than its batteries. */
export function findNotRunning(text: string): Found<true> | undefined {
  const reason = firstMeant(text, cause);
  const going = reason ?? firstMeant(text, doesNotGo, saysItRuns.test(text));
  if (going === undefined || (reason === undefined && badPack.test(text))) return undefined;
  return { value: true, start: going.start, end: going.end };
}

function firstMeant(
  text: string,
  pattern: RegExp,
  /** True if the ad also says that the cart runs. */
  isDisputed = false,
): Found<RegExpExecArray> | undefined {
  for (const match of matchesOf(pattern, text)) {
    if (isMeant(text, match) && (!isDisputed || isOfToday(text, match))) return match;
  }
  return undefined;
}

/** "Runs great but currently not running" */
function isOfToday(text: string, { value, start }: Found<RegExpExecArray>): boolean {
  const isAboutWork = /\bwork(?:ing)?$/.test(value[0]);
  const lead = textBefore(text, start, 24);
  return !isAboutWork && (/(?:current|present)ly\b/.test(value[0]) || turn.test(lead));
}

const turn =
  /\b(?:but|however|now|currently|today),? (?:(?:it(?:'s| is)?|its|is|right now|now|currently|today),? ){0,2}$/;

/** "The radio is not working" is about the radio, not the cart. */
const wholeCart = /(?:^|[.,;:!?\n•(-]|\b(?:cart|it|but|it's|currently|buggy)) ?$/;

function isMeant(text: string, { value, start, end }: Found<RegExpExecArray>): boolean {
  const [phrase, lead, tail] = [value[0], textBefore(text, start, 30), textAfter(text, end, 60)];
  if (wordsBefore(text, start, 3).some((word) => notIt.has(word))) return false;
  if (/\bwork(?:ing)?$/.test(phrase) && !phrase.startsWith("cart") && !wholeCart.test(lead))
    return false;
  if (people.has(wordsBefore(text, start, 1)[0] ?? "")) return false;
  if (otherSense.test(tail) || fixed.test(tail)) return false;
  if (phrase === "flooded") return !wetCells.test(tail) && !wetCellsBefore.test(lead);
  if (phrase === "seized") return !/^ (?:by|from|the|upon)\b/.test(tail);
  return !phrase.includes("parts") || !(partsShop.test(lead) || partsFor.test(tail));
}

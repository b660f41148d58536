import { familiesOf, namesOf } from "../../catalogue/families.ts";
import { pricedMakes, yearsOfMake } from "../../catalogue/priced-makes.ts";
import {
  otherModels,
  otherVehicleMakes,
  otherVehicles,
  strictVehicles,
  wordsIn,
} from "../vocabulary.ts";
import { plainAd } from "../plain-words.ts";
import { withArticle } from "../../words/english.ts";

export interface KindCells {
  readonly make: string;
  readonly model: string;
  readonly makeAndModel: string;
  readonly type: string;
}

interface ReadNames {
  readonly make: string;
  readonly year: number | null;
}

/** "a Ford", "a trailer"; null for a golf cart, and for anything that may be one. */
export function otherVehicleIn(cells: KindCells, { make, year }: ReadNames): string | null {
  const named = { make: wordsOf(cells.make), model: wordsOf(cells.model) };
  const type = withoutPlaces(wordsOf(cells.type));
  const description = wordsOf(cells.makeAndModel);
  const isMixed = mixedMakes.has(make);
  const isOfCarts = cartMakes.has(make);
  const all = `${named.make}${named.model}${description}${type}`;
  const typed = phraseIn(strict, type);
  if (typed !== undefined) return nameVehicle(typed);
  const called = all.search(calledCart);
  if (called !== -1 && !aboutCarts.test(all)) {
    const before = ownPhraseIn(strict, all.slice(0, called + 1));
    return before === undefined ? null : nameVehicle(before);
  }
  const loose = isOfCarts ? undefined : phraseIn(typedVehicles, type);
  const maker = otherMakerIn(named, description, make);
  if (maker !== undefined) return nameVehicle(maker);
  if (loose !== undefined) return nameVehicle(loose);
  if (isMotorcycleOfHarley(make, year)) return "a motorcycle";
  if (isOfCarts && !isMixed) return null;
  const mixedModel = isMixed && otherModels.find((each) => all.includes(` ${each} `));
  if (mixedModel) return nameVehicle(`${make} ${mixedModel}`);
  if (isMixed && motorcycleCode.test(all)) return "a motorcycle";
  if (isOfCarts && cartModelsOf.get(make)?.some((each) => all.includes(` ${each} `))) return null;
  const bodies = isMixed ? strict : vehicles;
  const described = [named.model, description].map((text) => ownPhraseIn(bodies, text));
  const vehicle = described.find((each) => each !== undefined);
  return vehicle === undefined ? null : nameVehicle(vehicle);
}

/** As a category, "RV Park" says where a cart is, not what it is. */
const withoutPlaces = (type: string) => (places.test(type) ? "" : type);
const places =
  / (?:park|parks|ramp|dock|shop|yard|lot|storage|barn|department|dept|house|club|resort) /;

/** In lowercase, with single spaces between and around words. */
function wordsOf(cell: string): string {
  if (cell === "") return "";
  return ` ${(plainAd(cell).text.match(/[a-z\d]+/g) ?? []).join(" ")} `;
}

const calledCart =
  / (?:golf (?:carts?|cars?|buggy|buggies)|golfcarts?|carts?|carritos?|lsv|nev|low speed|neighborhood electric) /;
/** "Golf cart trailer" */
const aboutCarts =
  / (?:carts?|cars?|carritos?) (?:trailers?|haulers?|carriers?|chargers?|parts|batter(?:y|ies)|tires|covers?|paths?) /;

const cartMakes: ReadonlySet<string> = new Set(
  pricedMakes.map(({ name }) => name).filter((name) => !["Custom", "Other"].includes(name)),
);

const cartModelsOf: ReadonlyMap<string, readonly string[]> = new Map(
  pricedMakes.map(({ name }) => [
    name,
    familiesOf(name)
      .flatMap(namesOf)
      .map((model) => wordsOf(model).trim()),
  ]),
);

const mixedMakes: ReadonlySet<string> = new Set(
  "Yamaha,Kawasaki,Polaris,Harley Davidson,John Deere,Kubota,Cub Cadet,Toro,HISUN,Massimo Motor,Tao Motor,Coleman,Bobcat,Tracker Off Road".split(
    ",",
  ),
);

/** How Yamaha and Kawasaki name motorcycles and ATVs. Their carts are "G29", "YDRE", or "KAF". */
const motorcycleCode =
  / (?:yz|yzf|yfz|yfm|wr|ttr|xt|xsr|fjr|pw|mt|kx|klx|klr|kfx|kvf|zx) ?\d{2,4}[a-z]{0,2} /;

/** Some people call the Columbias that came after them Harleys, too. */
const harleysAfterLast = 3;

const isMotorcycleOfHarley = (make: string, year: number | null) =>
  make === "Harley Davidson" && year !== null && year > yearsOfMake(make).to! + harleysAfterLast;

const byLength = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length);

const makers = byLength(otherVehicleMakes);
/** In a column of makes, these words have no other meaning. */
const makersInColumn = byLength([
  ...otherVehicleMakes,
  ...wordsIn(
    "ram,mini,thor,keystone,forest river,grand design,heartland,international,peterbilt,kenworth,mack,new holland," +
      "komatsu,saturn,scion,oldsmobile,plymouth,genesis,rivian,big tex,pj,pj trailers,load trail,wells cargo," +
      "haulmark,carry on,featherlite,boston whaler,chaparral,husqvarna,exmark,scag,gravely,ferris,ditch witch," +
      "vermeer,jcb,hyster,blue bird,royal enfield,aprilia,moto guzzi,smart,case,clark,genie,jlg",
  ),
]);

function otherMakerIn(
  { make, model }: { readonly make: string; readonly model: string },
  description: string,
  readMake: string,
): string | undefined {
  const named = `${make}${model}`;
  const inColumn =
    make === ""
      ? makers.find((each) => model.startsWith(` ${each} `))
      : (makersInColumn.find((each) => make.startsWith(` ${each} `)) ??
        makers.find((each) => named.replaceAll("  ", " ").startsWith(` ${each} `)));
  const begun = description.replace(beforeMaker, " ");
  const maker =
    inColumn ?? (make === "" ? makers.find((each) => begun.startsWith(` ${each} `)) : undefined);
  if (maker === undefined) return undefined;
  if (!cartMakes.has(readMake)) return maker;
  const isWhole = wordsOf(readMake) === ` ${maker} `;
  const words = `${named}${description}`.replaceAll("  ", " ");
  return isWhole && tractor.test(words) ? maker : undefined;
}

/** John Deere and Kubota name tractors and mowers like this, and their carts "Gator" and "RTV". */
const tractor = / (?:john deere|kubota) [a-z]{0,2}\d{3,4}[a-z]{0,2} /;

const beforeMaker =
  /^ (?:(?:lot|item|unit|no|\d{1,6}|used|new|white|black|red|blue|silver|gray|grey|green) ){1,5}/;

const strict = byLength(strictVehicles);
const vehicles = byLength([...new Set([...otherVehicles, ...strictVehicles])]);
const typedVehicles = byLength([
  ...vehicles,
  ...wordsIn(
    "car,passenger car,automobile,auto,wagon,hatchback,convertible,crossover,sport utility,cargo van,box truck," +
      "dump truck,fire truck,pickup truck,toy hauler,semi,bike,street bike,airplane,carro,coche",
  ),
]);

const phraseIn = (phrases: readonly string[], words: string) =>
  words === ""
    ? undefined
    : phrases.find((phrase) => words.includes(` ${phrase} `) || words.includes(` ${phrase}s `));

/** Words before something that is only mentioned: "with trailer", "ready for your boat". */
const mentions =
  / (?:with|w|and|plus|my|your|the|to|tow|no|not|like|from|behind|on|in|or|for|have|has|needs|includes|incl|starter|de|con) $/;

function ownPhraseIn(phrases: readonly string[], words: string): string | undefined {
  const phrase = phraseIn(phrases, words);
  if (phrase === undefined) return undefined;
  const at = words.indexOf(` ${phrase}`);
  const isMentioned =
    mentions.test(words.slice(0, at + 1)) || equipment.test(words.slice(at + 1 + phrase.length));
  return isMentioned ? undefined : phrase;
}

const equipment =
  /^s? (?:included|hitch|package|available|ball|tires|wiring|seats?|kit|style|bed) /;

const shownAs: Readonly<Record<string, string>> = {
  chevy: "Chevrolet",
  vw: "Volkswagen",
  jetski: "jet ski",
  motorhome: "motor home",
  "4 wheeler": "four wheeler",
  "sport utility": "SUV",
  auto: "car",
  automobile: "car",
  carro: "car",
  coche: "car",
  remolque: "trailer",
  camioneta: "pickup",
  motocicleta: "motorcycle",
  lancha: "boat",
  pwc: "personal watercraft",
};
const spelledInCapitals = new Set("bmw gmc ktm pj jcb jlg rv suv atv utv".split(" "));
const makerWords: ReadonlySet<string> = new Set(makersInColumn);

function nameVehicle(phrase: string): string {
  const shown = shownAs[phrase] ?? phrase;
  const isMaker = makerWords.has(phrase) || /[A-Z]/.test(shown);
  const words = shown.split(" ").map((word) => {
    if (spelledInCapitals.has(word)) return word.toUpperCase();
    return isMaker ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
  return withArticle(words.join(" "));
}

// Tested in word-lists.test.ts.
import { type BatteryType, type Condition, type SeatCount, seatCounts } from "../cart/cart.ts";

/*
 * What people call a cart's details, in English and in the Spanish of resorts and sellers. Ads,
 * spreadsheet cells, and the model field are all read with these lists.
 */

export const wordsIn = (list: string): readonly string[] =>
  list.split(",").map((word) => word.trim());

/** Longest first; a space may be a hyphen. */
export function alternationOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return `(?:${longestFirst.map((word) => word.replaceAll(" ", "[ -]")).join("|")})`;
}

export function wordPattern(source: string): RegExp {
  // oxlint-disable-next-line no-restricted-globals -- made of this file's own words, once
  return new RegExp(source, "g");
}

interface ConditionWords {
  /** Words for the condition wherever they appear. */
  readonly clear: readonly string[];
  /** Only in a column of conditions, or next to the word "condition" or "shape". */
  readonly graded: readonly string[];
  /** Only in a column of conditions. */
  readonly short: readonly string[];
}

export const conditionWords: Readonly<Record<Condition, ConditionWords>> = {
  poor: {
    clear: wordsIn(
      "non running,not running,nonrunning,parts only,parts or repair,parts cart,for parts,project,para piezas",
    ),
    graded: wordsIn("poor,very poor,rough,bad,needs work,needs repair,malo,mala,mal"),
    short: wordsIn(
      "p,d,dead,parts,salvage,scrap,non op,inop,inoperable,not operable,out of service,non runner,not working,broken,para reparar",
    ),
  },
  fair: {
    clear: wordsIn("tlc,worn,rough around,beat up,beat-up"),
    graded: wordsIn("fair,average,avg,ok,okay,decent,regular"),
    short: wordsIn("f,c"),
  },
  excellent: {
    clear: wordsIn(
      "excellent,excelent,excelente,mint,like new,like brand new,pristine,immaculate,flawless,como nuevo,impecable",
    ),
    graded: wordsIn("perfect,showroom,new,brand new"),
    short: wordsIn("e,ex,exc,excl,a,nuevo"),
  },
  good: {
    clear: wordsIn("very good,well maintained,well kept"),
    graded: wordsIn("good,great,nice,solid,buen,buena,bueno,buenas,buenos,above average"),
    short: wordsIn("g,gd,vg,v good,b,bien,muy bueno"),
  },
};

export const notRunningWords = {
  /** Words for a cart that doesn't run, wherever they appear. */
  forParts: wordsIn("parts only,parts cart,parts or repair,for parts,for repair"),
  /** Only in a column of conditions. */
  short: wordsIn(
    "dead,parts,salvage,scrap,non op,non operational,inop,inoperable,not operable,non runner,not working,broken,para reparar",
  ),
} as const;

export const saleWords = wordsIn(
  "used,pre owned,preowned,certified,certified pre owned,cpo,refurbished,refurb,reconditioned,as is," +
    "operable,operational,running,runs,working,in service,in use,active,surplus,off lease,trade in,usado,usada",
);

export const gasNames = wordsIn("gas,gasoline,gasolina,gasser,petrol");
export const electricNames = wordsIn(
  "electric,electrical,electrico,electrica,elec,elect,electro,elektric",
);
export const gasParts = wordsIn(
  "efi,carb,carburetor,carburettor,fuel injected,fuel injection,quietech,spark plug,spark plugs,oil change," +
    "oil changed,fuel filter,fuel pump,fuel tank,fuel line,muffler",
);
export const electricParts = wordsIn(
  "lithium,li ion,liion,lifepo,lifepo4,litio,lead acid,agm,batts,batteries,bateries,battries,battrys,baterias,trojans," +
    "battery pack,battery age,battery stickers,charger",
);

export const batteryTypeNames: Readonly<Record<BatteryType, readonly string[]>> = {
  lithium: wordsIn(
    // The last four are makers that sell no other kind.
    "lithium,lithum,litium,li ion,liion,lithium ion,lithium lifepo4,lifepo,lifepo4,lfp,litio," +
      "roypow,bigbattery,vatrer,relion",
  ),
  "lead-acid": wordsIn(
    "lead acid,lead,agm,agms,flooded,flooded lead acid,wet cell,wet,gel,plomo,sla,la",
  ),
};

export const yesWords = wordsIn("yes,y,true,t,x,1,1.0,✓,✔,☑,✅,on,si,sí");
export const noWords = wordsIn("no,n,false,f,0,0.0,none,✗,✘,☐,off");

const monthNames = wordsIn("jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec");
const otherMonths: Readonly<Record<string, number>> = {
  ene: 1,
  abr: 4,
  ago: 8,
  dic: 12,
  q1: 2,
  q2: 5,
  q3: 8,
  q4: 11,
  spring: 4,
  summer: 7,
  fall: 10,
};

/** A name, an abbreviation, a quarter, or a season gives a month from 1; another word gives 0. */
export function monthNamed(name: string): number {
  const short = name.slice(0, 3);
  return otherMonths[name] ?? otherMonths[short] ?? monthNames.indexOf(short) + 1;
}

const numberWords = new Map(
  [
    "one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve",
    "un,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez",
    "a",
  ].flatMap((list) => wordsIn(list).map((word, index) => [word, index + 1] as const)),
);
for (const [index, ten] of wordsIn(
  "twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety",
).entries()) {
  numberWords.set(ten, (index + 2) * 10);
}

/** "6", "six", "seis", "sixty"; NaN for any other word. */
export function numberOf(word: string): number {
  return numberWords.get(word) ?? Number(word);
}

/** Anything with more seats isn't a golf cart. */
const mostSeats = 24;

/** More than eight seats are the choice "8+"; null for a number that no cart has. */
export function seatCountOf(seats: number): SeatCount | null {
  if (seats > 8) return seats > mostSeats ? null : 8;
  return seatCounts.find((each) => each === seats) ?? null;
}

/** Other vehicles or their equipment have these names too. */
export const sharedModelNames: ReadonlySet<string> = new Set(
  wordsIn("tempo,villager,adventurer,concierge,medalist"),
);

export const cartWords =
  /\b(?:golf|carts?|carrito|buggy|lsv|nev|seaters?|pass(?:enger)?s?|pasajeros|lifted|trojans?|(?:36|48|72) ?v(?:olts?)?|2 ?\+ ?2)\b/;

export const otherSpellings: Readonly<Record<string, string>> = {
  "Club Car": "clubcart",
  "EZ-GO": "easygo ezygo eazygo",
  Yamaha: "yammy yahama",
  "Harley Davidson": "harley",
  "Bad Boy Buggies": "badboy badboybuggy",
  "Ruff & Tuff": "ruffandtuff ruffntuff",
};

/** Abbreviations in a column of makes; elsewhere they mean other things. */
export const shortMakes: ReadonlyMap<string, string> = new Map([
  ["yam", "Yamaha"],
  ["ez", "EZ-GO"],
  ["cc", "Club Car"],
]);

export const otherVehicleMakes = wordsIn(
  "acura,airstream,audi,bayliner,bmw,buick,cadillac,can am,caterpillar,chevrolet,chevy,chrysler,coachmen,dodge," +
    "ducati,fiat,fleetwood,ford,freightliner,generac,gmc,goldwing,gulf stream,hino,hipower,honda,hummer,hyundai," +
    "infiniti,isuzu,jaguar,jayco,jeep,john deere,kawasaki ninja,keystone rv,kia,ktm,kubota,lexus,lincoln,lund," +
    "mastercraft,mazda,mercedes,mercedes benz,mercury,mini cooper,mitsubishi,nissan,pontiac,porsche,prevost,ram 1500," +
    "sea ray,sea doo,subaru,suzuki,tesla,thor motor,tiffin,toyota,tracker,triton,triumph,vespa,volkswagen,volvo,vw,winnebago",
);

/** A text about one of these isn't about a cart, whatever its make. */
export const strictVehicles = wordsIn(
  "boat,pontoon,jet ski,jetski,personal watercraft,pwc,dirt bike,motorcycle,trailer,mower,generator,forklift," +
    "excavator,skid steer,motor home,motorhome,rv,camper,fifth wheel,travel trailer,ambulance,remolque," +
    "snowmobile,outboard,outboard motor,motocicleta,lancha",
);

/** These also appear in ads for carts: "pickup only", "fits in a van". */
export const otherVehicles = wordsIn(
  "atv,utv,side by side,four wheeler,4 wheeler,moped,scooter,tractor,truck,pickup,van,minivan,sedan,suv,coupe," +
    "car hauler,boom lift,scissor lift,bicycle,e bike,ebike,bus,camioneta",
);

export const otherModels = wordsIn(
  "ninja,vulcan,klr,concours,versys,waverunner,wave runner,v star,vstar,yzf,zuma,grizzly,kodiak,raptor," +
    "piano,saxophone,sax,trumpet,clarinet,trombone,guitar,keyboard,synthesizer,clavinova,drum set,drum kit,amplifier," +
    "yamaha receiver,snow blower,snowblower,rzr,sportsman,slingshot,indian,sportster,softail,road king,road glide,street glide," +
    "electra glide,fat boy,dyna,groundsmaster,greensmaster,reelmaster",
);

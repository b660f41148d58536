import { plainText } from "./plain-text.ts";

/**
 * The headings of each detail as spreadsheets have them, without spaces and punctuation. Where two
 * columns give the same detail, the first counts.
 */
const headingsByDetail = {
  modelYear: "year yr modelyear modelyr my cartyear yearmodel yearmade",
  make: "make brand manufacturer mfr mfg maker cartmake oem",
  model: "model cartmodel modelname series",
  makeAndModel:
    "makemodel makeandmodel yearmakemodel yearmakeandmodel brandmodel cart golfcart " +
    "vehicle description cartdescription",
  seats:
    "seats seat seating seatcount numberofseats noofseats numseats noseats nopassengers " +
    "noofpassengers nopax passengers passenger numberofpassengers pass pax seater " +
    "seatingcapacity",
  powertrain:
    "powertrain power powertype powersource poweredby fuel fueltype gaselectric " +
    "electricgas gasorelectric electricorgas gaselec elecgas eg ge",
  condition: "condition cond overallcondition cartcondition grade conditiongrade",
  batteryAge:
    "batteryage battage ageofbatteries ageofbattery batteriesage batteryyears batteryyrs " +
    "battyears battyrs batteryageyears batteryageyrs battageyrs yearsonbatteries",
  batteryYear:
    "batteryyear battyear batteryyr battyr batteriesyear yearofbatteries batterydate " +
    "battdate batteryinstalled batteriesinstalled batteryinstalldate batteriesreplaced " +
    "batteryreplaced",
  batteryType: "batterytype batttype batterychemistry batteriestype typeofbatteries",
  lithium: "lithium lithiumion liion lifepo4 haslithium islithium lithiumbattery",
  lifted: "lifted lift islifted liftkit haslift",
  hasUpgrades: "upgrades upgrade hasupgrades upgraded addons",
  quantity: "qty quantity count units numberofcarts noofcarts carts howmany",
  askingPrice:
    "askingprice asking ask price listprice listingprice askprice askingpriceusd priceusd",
} satisfies Record<string, string>;

export type FleetDetail = keyof typeof headingsByDetail;

/** The position of each recognized column, from 0. */
export type FleetColumns = Partial<Record<FleetDetail, number>>;

const detailOf = new Map(
  Object.entries(headingsByDetail).flatMap(([detail, headings]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
    headings.split(" ").map((heading) => [heading, detail as FleetDetail] as const),
  ),
);

/** Which details of a cart these headings name, however they are written. */
export function columnsOf(headings: readonly string[]): FleetColumns {
  const columns: FleetColumns = {};
  headings.forEach((heading, at) => {
    const detail = detailNamed(heading);
    if (detail !== undefined) columns[detail] ??= at;
  });
  return columns;
}

/** The headings, but not the empty ones, that name no detail that is read. */
export function unreadHeadings(headings: readonly string[], columns: FleetColumns): string[] {
  const read = new Set(Object.values(columns));
  return headings.filter((heading, at) => !read.has(at) && plainText(heading) !== "");
}

/** What keeps a file with these columns from being read, as a sentence; undefined if nothing does. */
export function missingColumns(columns: FleetColumns): string | undefined {
  const hasName = columns.makeAndModel ?? columns.make ?? columns.model;
  const hasYear = columns.modelYear ?? columns.makeAndModel;
  if (hasName !== undefined && hasYear !== undefined) return undefined;
  const what =
    hasName === hasYear ? "year and a make" : hasYear === undefined ? "year" : "make or a model";
  return `The first line has no heading for a ${what}. Begin the file with headings such as Year, Make, Model, Seats, Power, Condition, Battery Age, Upgrades, Quantity.`;
}

/** Also without what is in parentheses: "Battery Age (years)", "Price ($)". */
function detailNamed(heading: string): FleetDetail | undefined {
  // "# Seats" is about seats, but "Cart #" is a name of one's own.
  const text = plainText(heading).replaceAll("#", "no");
  return detailOf.get(lettersOf(text)) ?? detailOf.get(lettersOf(withoutParentheses(text)));
}

function withoutParentheses(text: string): string {
  const start = text.search(/[([]/);
  return start === -1 ? text : text.slice(0, start);
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

import { plainText } from "../../words/plain-text.ts";

/**
 * Whole headings without spaces and punctuation. Of two columns for one detail, the first counts.
 */
const headingsByDetail = {
  modelYear: "year yr modelyear modelyr my cartyear yearmodel yearmade",
  make: "make brand manufacturer mfr mfg maker cartmake oem",
  model: "model cartmodel modelname series",
  makeAndModel:
    "makemodel makeandmodel yearmakemodel yearmakeandmodel brandmodel cart golfcart " +
    "vehicle description cartdescription bodyhtml",
  description: "moredetails furtherdetails longdescription",
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
  batteryMonths: "batteryagemonths battagemonths batteryagemos batteryagemo",
  batteryYear:
    "batteryyear battyear batteryyr battyr batteriesyear yearofbatteries batterydate " +
    "battdate batteryinstalled batteriesinstalled batteryinstalldate batteriesreplaced " +
    "batteryreplaced",
  batteryType: "batterytype batttype chemistry batterychemistry batteriestype typeofbatteries",
  lithium: "lithium lithiumion liion lifepo4 haslithium islithium lithiumbattery",
  lifted: "lifted lift islifted liftkit haslift",
  notRunning:
    "notrunning nonrunning nonrunner doesntrun doesnotrun inop inoperable nonoperational dead " +
    "partsonly forparts salvage",
  running:
    "running runs isrunning doesitrun runsanddrives runanddrive runsdrives starts operable " +
    "operational isoperable isoperational drivable driveable",
  hasUpgrades: "upgrades upgrade hasupgrades upgraded addons",
  quantity: "qty quantity count units numberofcarts noofcarts carts howmany",
  askingPrice:
    "askingprice asking ask price listprice listingprice askprice askingpriceusd priceusd",
  serial:
    "serial serialno serialnumber serialnum serialnos sn snno snvin vin vinno vinnumber vinserial " +
    "vinsn serialvin",
  vehicleType:
    "type category class assettype assetclass assetcategory vehicletype vehicleclass " +
    "vehiclecategory unittype equipmenttype body bodytype bodystyle tipo categoria clase " +
    "tipodevehiculo",
} satisfies Record<string, string>;

export type FleetDetail = keyof typeof headingsByDetail;

/**
 * A column for something other than the details: for remarks, for the carts' own numbers, or for
 * something we can't tell.
 */
export type NoteKind = "remarks" | "cart numbers" | "unknown";

/** A symbol, so that these columns aren't among those of the details. */
const noteKinds = Symbol("note kinds");

export type FleetColumns = Partial<Record<FleetDetail, number>> & {
  readonly [noteKinds]?: ReadonlyMap<number, NoteKind>;
};

export const noteKindOf = (columns: FleetColumns, column: number): NoteKind =>
  columns[noteKinds]?.get(column) ?? "unknown";

const remarks =
  "note,notes,remark,remarks,comment,comments,nota,notas,observacion,observaciones,comentarios";
const cartNumbers =
  /^(?:(?:cart|car|unit|vehicle|asset|fleet|buggy)s? ?(?:nos?|numbers?|nums?|ids?)|(?:nos?|numbers?|nums?|ids?)(?: of)?(?: carts?| units?)?|carritos? no|numeros?|(?:cart|unit|asset)s?)$/;

function noteKindNamed(heading: string): NoteKind {
  const words = headingWords(heading);
  if (remarks.split(",").some((word) => words.includes(` ${word} `))) return "remarks";
  return cartNumbers.test(words.trim()) ? "cart numbers" : "unknown";
}

const detailOf = new Map(
  Object.entries(headingsByDetail).flatMap(([detail, headings]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
    headings.split(" ").map((heading) => [heading, detail as FleetDetail] as const),
  ),
);

const battery = "bat,bats,batt,batts,battery,batteries,bateria,baterias,pack".split(",");
const nameWords = "name,nombre".split(",");
const makes = "make,brand,mfr,mfg,mfgr,manuf,manufacturer,maker,marca,fabricante".split(",");

const rule = (detail: FleetDetail | null, phrases: string, others?: readonly string[]) => ({
  detail,
  phrases: phrases.split(","),
  others,
});

/**
 * For headings that aren't listed above, most telling first. A null detail is a column about
 * something else.
 */
const wordRules = [
  rule(
    null,
    `${remarks},charger,warranty,cost,costs,paid,residual,hours,costo,costos,coste,garantia,horas`,
  ),
  rule(null, "serial,serie,vin", [...battery, "engine", "motor", "controller", "gps"]),
  rule("serial", "serial,vin,serie"),
  rule("batteryMonths", "months,mos,meses", battery),
  rule("batteryType", "type,types,chem,chemistry,kind,tipo", battery),
  rule("batteryAge", "age,ages,yrs,years,old,edad,antiguedad,anos", battery),
  rule(
    "batteryYear",
    "date,dates,dated,install,installed,installation,year,yr,mo,new,since,replaced,replacement," +
      "changed,purchased,bought,service,fecha,ano,mfg,set",
    battery,
  ),
  rule(null, battery.join(",")),
  rule(
    null,
    "purchase,purchased,purch,acquired,acquisition,acq,bought,lease,insured,steering,engine no," +
      "motor no,book,msrp,original,invoice,replacement,replace,retire,disposal,sold,in service," +
      "fiscal,useful life,age,expires,expiration,inspection,registration,compra,adquisicion,seguro",
  ),
  rule("powertrain", "gas", ["electric", "elec"]),
  rule("lithium", "lithium,litio,li ion"),
  rule("lifted", "lift,lifted,levantado,elevado"),
  rule("hasUpgrades", "upgrade,upgrades,upgraded,extras,mods,modifications,customized,mejoras"),
  rule("makeAndModel", "model,modelo", makes),
  rule("modelYear", "year,yr,yrs,my,ano,mfg date,build date,built"),
  rule(null, "seat color,seat cover,seat covers,seat condition,seat kit,seat type"),
  rule(
    "seats",
    "seat,seats,seating,seater,passenger,passengers,pass,pax,occupants,asientos,plazas,pasajeros,persons",
  ),
  rule("condition", "cond,condition,grade,rating,shape,estado,condicion"),
  rule(
    "powertrain",
    "power,pwr,powered,powertrain,drivetrain,fuel,gas,electric,elec,energy,propulsion,combustible," +
      "energia,motor type,engine type",
  ),
  rule(
    "quantity",
    "qty,quantity,count,cantidad,cant,on hand,no of carts,number of carts,total carts,no carts," +
      "no of cars,no of units,number of units,total units,no units,unidades",
  ),
  rule("askingPrice", "ask,asking,price,precio"),
  rule("make", makes.join(",")),
  rule("model", "model,modelo,series,trim"),
  rule(
    null,
    "first,last,owner,contact,customer,resident,member,user,driver,course,club,site,location,store,company," +
      "dealer,seller,file,image,vendor,salesperson,dueno,propietario",
    nameWords,
  ),
  rule(
    "makeAndModel",
    `desc,description,descripcion,title,titulo,item,product,listing,${nameWords.join(",")}`,
  ),
];

export function recognizeColumns(headings: readonly string[]): FleetColumns {
  const columns: FleetColumns = {};
  const paired = new Set(pairsIn(headings).flat());
  const kinds = new Map<number, NoteKind>();
  headings.forEach((heading, index) => {
    if (paired.has(index)) return;
    const detail = detailNamed(heading);
    if (detail !== undefined) columns[detail] ??= index;
    else if (noteKindNamed(heading) !== "unknown") kinds.set(index, noteKindNamed(heading));
  });
  return kinds.size === 0 ? columns : { ...columns, [noteKinds]: kinds };
}

/** The columns of a detail's name and of its value, as in a shop's export. */
export type Pair = readonly [name: number, value: number];

const pairHeading =
  /^(?<stem>[a-z ]{3,20}? ?\d{1,3}) ?(?:(?<name>name|label|key)|value(?:s|\(s\))?)$/;

/** "Attribute 1 name" and "Attribute 1 value(s)" */
export function pairsIn(headings: readonly string[]): Pair[] {
  const names = new Map<string, number>();
  const pairs: Pair[] = [];
  headings.forEach((heading, index) => {
    const { stem, name } = pairHeading.exec(plainText(heading))?.groups ?? {};
    if (stem === undefined) return;
    const named = names.get(stem);
    if (name !== undefined) names.set(stem, index);
    else if (named !== undefined) pairs.push([named, index]);
  });
  return pairs;
}

/** The columns of one line: its pairs may name other details than the next line's. */
export function columnsOf(
  { columns, pairs }: { readonly columns: FleetColumns; readonly pairs: readonly Pair[] },
  cells: readonly string[],
): FleetColumns {
  if (pairs.length === 0) return columns;
  const values = new Set(pairs.map(([, value]) => value));
  const fixed = Object.entries(columns).filter(([, column]) => !values.has(column));
  const own = pairs.flatMap(([name, value]) => {
    const detail = detailNamed(cells[name] ?? "");
    return detail === undefined ? [] : [[detail, value] as const];
  });
  const { [noteKinds]: kinds } = columns;
  return {
    ...Object.fromEntries([...own.toReversed(), ...fixed]),
    ...(kinds && { [noteKinds]: kinds }),
  };
}

/** Columns of free text that may name the cart: a title, a description, a name. */
export function textColumns(headings: readonly string[]): number[] {
  const paired = new Set(pairsIn(headings).flat());
  return [...headings.keys()].filter(
    (column) => !paired.has(column) && detailNamed(headings[column]!) === "makeAndModel",
  );
}

export function unreadHeadings(
  headings: readonly string[],
  columns: FleetColumns,
  pairs: readonly Pair[] = [],
): string[] {
  const read = new Set([...Object.values(columns), ...pairs.flat()]);
  return headings.filter((heading, at) => !read.has(at) && plainText(heading) !== "");
}

export function missingColumns(columns: FleetColumns): readonly ("modelYear" | "make" | "model")[] {
  const { modelYear, make, model, makeAndModel, serial } = columns;
  if (makeAndModel !== undefined) return [];
  const missing: ("modelYear" | "make" | "model")[] = [];
  // The make may be in the model's column, and the model in the make's.
  if (make === undefined && model === undefined) missing.push("make", "model");
  // A serial number may give the year.
  if (modelYear === undefined && serial === undefined) missing.push("modelYear");
  return missing;
}

/** Also tries the heading without its parentheses: "Battery Age (years)", "Price ($)". */
function detailNamed(heading: string): FleetDetail | undefined {
  const text = headingText(heading);
  const exact = detailOf.get(lettersOf(text));
  const stem = detailOf.get(lettersOf(withoutParentheses(text)));
  // In "Type (gas/electric)", the parentheses say which type is meant.
  if ((exact ?? stem) !== undefined && (exact ?? stem) !== "vehicleType") return exact ?? stem;
  const words = headingWords(heading);
  const hasOneOf = (phrases: readonly string[]) =>
    phrases.some((phrase) => words.includes(` ${phrase} `));
  const found = wordRules.find(
    ({ phrases, others = phrases }) => hasOneOf(phrases) && hasOneOf(others),
  );
  return found === undefined ? (exact ?? stem) : (found.detail ?? undefined);
}

/** "# Seats" is about seats, but "Cart #" is the owner's own number. */
function headingText(heading: string): string {
  return withoutAccents(plainText(heading)).replaceAll("#", " no ");
}

const headingWords = (heading: string) =>
  ` ${headingText(heading)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;

export function withoutAccents(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}

function withoutParentheses(text: string): string {
  const start = text.search(/[([]/);
  return start === -1 ? text : text.slice(0, start);
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

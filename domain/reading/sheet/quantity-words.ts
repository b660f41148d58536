// Tested in quantity.test.ts and cell-numbers.test.ts.
import { familiesOf, namesOf } from "../../catalogue/families.ts";
import { pricedMakes } from "../../catalogue/priced-makes.ts";
import { setOf } from "../plain-words.ts";
import {
  batteryTypeNames,
  conditionWords,
  electricNames,
  gasNames,
  notRunningWords,
  otherSpellings,
  saleWords,
} from "../vocabulary.ts";

/*
 * What is next to the numbers in a line of a spreadsheet, in lowercase and without accents. The
 * plurals of labels, measures, things, and names need no entry.
 */

/** Words for carts after a number: "12 carts", "40 uds". */
const carts = setOf(
  "carts cars ct cts buggies vehicles units pcs pieces machines ea each qty quantity uds unidades vehiculos pz pza pzas piezas carros carritos coches",
);
/** Before a number they are a name, as in "cart 12"; after it, they are part of "a 72-cart fleet". */
const oneCart = setOf("cart unit vehicle buggy car carrito carro unidad vehiculo");
/** Words that count carts, right after a number or before it: "12 available", "total 12". */
const countWords = setOf(
  "total totals available avail left remaining identical alike disponible disponibles",
);
/** Words that count carts before a number. */
const countLabels = setOf("qty qnty quan quantity cantidad cant count pcs");
/** Words that count carts before "of" and a number. */
const groups = setOf(
  "lot lote fleet flota group grupo package paquete set batch bundle total quantity count number cantidad",
);
/** After "a 72-cart" */
const fleets = setOf("fleet lot package group bundle batch set deal");

export const vagueWords = setOf(
  "several multiple various numerous many few some both dozens varios varias algunos algunas muchos ambos",
);

/** Words before a number that names a thing: "barn 2", "PO 4471". */
const labels = setOf(
  "no num nr nro number numero id tag asset activo stock stk sku lot lote row fila hole hoyo bay rack slot stall space spot shed barn hangar building bldg edificio " +
    "garage garaje depot yard warehouse bodega almacen room floor level zone zona area section sector loc location ubicacion site sitio dept department district precinct " +
    "park gate door station key lock code pin po order invoice lease contract agreement schedule exhibit phase fase grade grado class clase tier series serie type tipo " +
    "model modelo version gen generation mark mk rev revision edition decal sticker permit license licence plate registration member membership account acct customer owner " +
    "driver ref reference serial page line item step week month day year yr ticket team division street st avenue ave road rd hwy route apt suite ste villa condo cabin " +
    "casita tee nine par condition cond rating score rate parcel phone ext dated installed replaced jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december exit",
);

/** Units: "48 volts", "4 passengers". */
const measures = setOf(
  "v volt voltio ah amp amperio w watt kw kwh in inch inches pulgada ft foot feet cc hp p pass passenger pax pasajero seat seater asiento plaza person people persona " +
    "puerta door dr mph kph km mi mile milla k hr hrs hour hora yr year ano mo month mes wk week day dia owner dueno speed stroke cycle cyl cylinder cell row tone point " +
    "panel way lb lbs kg gal gallon psi rpm pct percent deg degree gen hole pack stage gauge time ply wd obo bucks dollar cash firm payment",
);

/** What a cart has, or what comes with it. */
const things = setOf(
  "battery bateria batt bat trojan deka tire llanta tyre wheel rueda rim rin seat seatbelt belt mirror espejo light luz headlight taillight led key llave charger " +
    "cargador cupholder holder cup bottle sand mat floormat alfombra cooler basket bag cover enclosure windshield roof top canopy usb port speaker parlante radio stereo " +
    "soundbar screen gps camera monitor horn fan heater rack hook strap hitch winch bumper fender flare decal sticker flag fob remote cable cord plug switch solenoid " +
    "controller motor engine filter brake shock spring axle bushing bulb fuse breaker washer scorecard pencil visor cushion armrest pedal lug nut hubcap cap ball divot rake " +
    "box kit lift trailer ramp jack blower umbrella towel scratch dent ding crack tear spare extra part accessory option manual title photo picture stripe inverter reducer " +
    "meter lock",
);

/** Words that describe several carts at least as often as one: "12 gray". */
const counted = setOf(
  "black white red blue green gray grey silver yellow orange purple pink tan beige burgundy ivory cream gold brown maroon champagne navy teal lime charcoal bronze copper " +
    "blanco blanca blancos blancas negro negra negros negras rojo rojos roja rojas azul azules verde verdes gris grises usados usadas nuevos nuevas iguales " +
    "same matching similar working down dead parked stored sold leased owned rented",
);

/** Words between a number and what it counts. */
const adjectives = setOf(
  "clean lifted golf fleet course private custom street legal the these those our my of de year fully loaded base standard ready",
);

const described = new Set(
  [
    ...Object.values(conditionWords).flatMap(({ clear, graded }) => [...clear, ...graded]),
    ...Object.values(notRunningWords).flat(),
    ...saleWords,
    ...gasNames,
    ...electricNames,
    ...Object.values(batteryTypeNames).flat(),
  ].flatMap((phrase) => phrase.split(/[ -]/)),
);

/** The words of all makes and models, also joined: "ez", "go", "ezgo". */
const names = new Set(
  [
    ...pricedMakes.flatMap(({ name: make, models }) => [
      make,
      ...models,
      ...familiesOf(make).flatMap((family) => [...namesOf(family), ...family.misspellings]),
    ]),
    ...Object.values(otherSpellings).flatMap((spellings) => spellings.split(" ")),
  ].flatMap((name) => {
    const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
    return [...words, words.join("")];
  }),
);

const singularOf = (word: string) =>
  word.replace(/(?<=[a-z]{2})(?:(?<=[sxh])es|s)$/, "").replace(/ie$/, "y");

const isIn = (words: ReadonlySet<string>, word: string) =>
  words.has(word) || words.has(singularOf(word));

/** "T-875s", "t105" */
const batteryCode = /^t-?\d{3}s?$/;

export const isCarts = (word: string) => carts.has(word);
export const isOneCart = (word: string) => oneCart.has(word);
export const isCountWord = (word: string) => countWords.has(word);
export const isCountLabel = (word: string) => countLabels.has(word) || countWords.has(word);
export const isGroup = (word: string) => groups.has(word);
export const isFleet = (word: string) => fleets.has(word);
export const isVague = (word: string) => vagueWords.has(word);
export const isLabel = (word: string) => isIn(labels, word);
export const isMeasure = (word: string) => isIn(measures, word);
export const isThing = (word: string) => isIn(things, word) || batteryCode.test(word);
export const isOfSeveral = (word: string) => counted.has(word);
export const isAdjective = (word: string) =>
  adjectives.has(word) || counted.has(word) || described.has(word);
/** A digit of a listed model's name is a "~" here. */
export const isName = (word: string) => word.includes("~") || isIn(names, word);

import { namedAttributes } from "./feed-items.ts";
import {
  type Item,
  type ItemField,
  type Node,
  type Offer,
  isNode,
  nodesOf,
  shortText,
  textOf as wholeText,
} from "./item.ts";
import { knownNames, plainName } from "./known-names.ts";
import { plainLines, plainText } from "./parsers.ts";

const vehicleTypes = ["Vehicle", "Car", "MotorizedBicycle", "Product", "IndividualProduct"];
/** Properties that may contain vehicles. A page's related products are left out. */
const holders = [
  "@graph",
  "itemListElement",
  "item",
  "mainEntity",
  "itemOffered",
  "hasVariant",
  "hasOfferCatalog",
  "makesOffer",
];

export function findVehicles(value: unknown, offer: Node | null = null): Item[] {
  if (Array.isArray(value)) return value.flatMap((each) => findVehicles(each, offer));
  if (!isNode(value)) return [];
  if (typesOf(value).some((type) => vehicleTypes.includes(type))) return [itemOf(value, offer)];
  const around = "itemOffered" in value ? value : null;
  // A small shop's offer has the cart's name itself.
  if (around === null && typesOf(value).includes("Offer")) return [itemOf(value, value)];
  return holders.flatMap((name) => findVehicles(value[name], around));
}

/** The pages of a list that gives only their addresses. */
export function findLinkedPages(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findLinkedPages);
  if (!isNode(value) || typesOf(value).includes("BreadcrumbList")) return [];
  if (typesOf(value).includes("ListItem")) {
    const { item, url } = value;
    const address = isNode(item) && typesOf(item).length > 0 ? "" : textOf(url ?? item);
    return address === "" ? [] : [address];
  }
  return ["@graph", "mainEntity", "itemListElement"].flatMap((name) =>
    findLinkedPages(value[name]),
  );
}

function itemOf(node: Node, around: Node | null): Item {
  const offers = nodesOf(node["offers"] ?? around).flatMap((offer) =>
    "offers" in offer ? nodesOf(offer["offers"]) : [offer],
  );
  const propertyText = (...names: string[]) => firstOf(names.map((name) => textOf(node[name])));
  const textInOffers = (name: string) => firstOf(offers.map((offer) => textOf(offer[name])));
  const attributes = new Map(
    namedAttributes(new Map(Object.entries(node).map(([name, each]) => [plainName(name), each]))),
  );
  const attributeText = (field: ItemField) =>
    firstOf(knownNames[field].map((name) => textOf(attributes.get(name))));
  return {
    name: plainText(propertyText("name")),
    description: plainLines(shortText(wholeText(node["description"]), "description")),
    kind: plainText(propertyText("category")),
    url: propertyText("url") || textInOffers("url"),
    sku: propertyText("sku", "productID"),
    model_year:
      propertyText("vehicleModelDate", "modelDate", "productionDate") ||
      attributeText("model_year"),
    serial: propertyText("vehicleIdentificationNumber", "serialNumber"),
    make: plainText(propertyText("brand", "manufacturer")),
    model: plainText(propertyText("model")),
    condition: propertyText("itemCondition") || textInOffers("itemCondition"),
    seats: propertyText("vehicleSeatingCapacity", "seatingCapacity") || attributeText("seats"),
    powertrain: fuelsOf(node).join("; ") || attributeText("powertrain"),
    // Schema.org has no terms for these.
    battery_type: attributeText("battery_type"),
    battery_year: attributeText("battery_year"),
    lifted: attributeText("lifted"),
    place: "",
    note: "",
    offers: offers.flatMap(pricesOf),
  };
}

function fuelsOf(node: Node): string[] {
  const engines = [node["vehicleEngine"] ?? []].flat().flatMap((engine) => {
    if (!isNode(engine)) return [textOf(engine)];
    return ["fuelType", "engineType", "name"].map((name) => textOf(engine[name]));
  });
  const fuels = [node["fuelType"] ?? []].flat().map(textOf);
  return [...fuels, ...engines].filter((fuel) => fuel !== "");
}

/** A range of prices counts as two offers, because it doesn't say which is the cart's. */
function pricesOf(offer: Node): Offer[] {
  const priceNames = ["price", "lowPrice", "highPrice"].filter(
    (name) => textOf(offer[name]) !== "",
  );
  const specified = nodesOf(offer["priceSpecification"]).filter(isAskingPrice);
  const stated = priceNames.includes("price") ? ["price"] : priceNames;
  const priced =
    stated.length > 0
      ? stated.map((name) => ({ price: textOf(offer[name]), currency: "" }))
      : specified.map((specification) => ({
          price: textOf(specification["price"]),
          currency: textOf(specification["priceCurrency"]),
        }));
  const noPrice = [{ price: "", currency: "" }];
  return (priced.length > 0 ? priced : noPrice).map(({ price, currency }) => ({
    price,
    currency: currency || textOf(offer["priceCurrency"]),
    availability: textOf(offer["availability"]),
  }));
}

function isAskingPrice(specification: Node): boolean {
  const otherPriceFields = ["priceType", "billingDuration", "billingIncrement", "unitText"];
  return !otherPriceFields.some((name) => name in specification);
}

function typesOf(node: Node): string[] {
  return [node["@type"] ?? []].flat().map((type) => textOf(type).replace(/^.*[/:#]/, ""));
}

function firstOf(texts: readonly string[]): string {
  return texts.find((text) => text !== "") ?? "";
}

/** A list's first entry counts. */
function textOf(value: unknown): string {
  return shortText(wholeText(Array.isArray(value) ? value[0] : value));
}

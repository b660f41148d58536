import { type Item, type Offer, shortText } from "./item.ts";
import { plainText } from "./parsers.ts";

type Node = Readonly<Record<string, unknown>>;

const vehicleTypes = ["Vehicle", "Car", "Product", "IndividualProduct"];
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
  return holders.flatMap((name) => findVehicles(value[name], around));
}

function itemOf(node: Node, around: Node | null): Item {
  const offers = nodesOf(node["offers"] ?? around).flatMap((offer) =>
    "offers" in offer ? nodesOf(offer["offers"]) : [offer],
  );
  const stated = (...names: string[]) => firstOf(names.map((name) => textOf(node[name])));
  const offered = (name: string) => firstOf(offers.map((offer) => textOf(offer[name])));
  return {
    name: plainText(stated("name")),
    url: stated("url") || offered("url"),
    sku: stated("sku", "productID"),
    model_year: stated("vehicleModelDate", "modelDate", "productionDate"),
    make: plainText(stated("brand", "manufacturer")),
    model: plainText(stated("model")),
    condition: stated("itemCondition") || offered("itemCondition"),
    seats: stated("vehicleSeatingCapacity", "seatingCapacity"),
    powertrain: fuelsOf(node).join("; "),
    // Schema.org has no terms for these.
    battery_type: "",
    battery_year: "",
    lifted: "",
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

function nodesOf(value: unknown): Node[] {
  return [value].flat().filter(isNode);
}

function firstOf(texts: readonly string[]): string {
  return texts.find((text) => text !== "") ?? "";
}

/** A thing's name, a quantity's value, a term's address, or a list's first entry. */
function textOf(value: unknown): string {
  if (typeof value === "string") return shortText(value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  return isNode(value) ? textOf(value["name"] ?? value["value"] ?? value["@id"]) : "";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

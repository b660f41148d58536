import type { ItemField, offerFields } from "./item.ts";

type FeedField = ItemField | (typeof offerFields)[number];

/**
 * What dealers' systems, shops, and the catalogs of Google and Meta call each field: in lowercase,
 * without separators, and with a nested field's name joined to its parent's, so that `battery.type` is
 * "batterytype". The first one that an item has wins.
 */
const namesByField: Readonly<Record<FeedField, string>> = {
  name: "title name listingtitle vehicletitle producttitle headline",
  description:
    "description bodyhtml content shortdescription summary details comments dealercomments",
  kind: "producttype category categories tags type vehicletype class",
  url: "url link permalink vehicleurl producturl listingurl detailurl vdpurl weblink",
  sku: "sku stocknumber stockno stocknum stockid vehicleid offerid productid id slug",
  model_year: "modelyear year vehiclemodeldate vehicleyear yearmodel yr",
  serial: "vin vehicleidentificationnumber serial serialnumber serialno",
  make: "make brand brands manufacturer mfr vehiclemake",
  model: "model modelname vehiclemodel",
  condition: "stateofvehicle itemcondition condition vehiclecondition neworused newused",
  seats:
    "seats seating seatingcapacity vehicleseatingcapacity passengers passenger passengercapacity " +
    "numberofseats numberofpassengers seatcount",
  powertrain: "powertrain fueltype fuel powertype powersource poweredby power",
  battery_type: "batterytype batterychemistry battery batteries",
  battery_year: "batteryyear",
  lifted: "lifted islifted lift liftkit",
  place: "place statecode addressregion region stateprovince state",
  // A status is often about the page, so it is read only where the operator says so.
  note: "",
  price:
    "saleprice specialprice internetprice sellingprice askingprice ourprice price priceusd priceamount",
  currency: "currency currencycode pricecurrency pricecurrencycode",
  availability:
    "availability stockstatus isinstock instock available sold status salestatus inventorystatus",
};

export const knownNames = (field: FeedField): readonly string[] =>
  namesByField[field].split(" ").filter((name) => name !== "");

/** "modelyear" for "g:model_year", "Model Year", and "modelYear" */
export function plainName(name: string): string {
  return name
    .replace(/^[a-z]{1,12}:/i, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, "");
}

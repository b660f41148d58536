import type { ItemField, offerFields } from "./item.ts";

type FeedField = ItemField | (typeof offerFields)[number];

const splitWords = (list: string) => list.split(" ");

/**
 * What dealers' systems, shops, and the catalogs of Google and Meta call each field: in lowercase,
 * without separators, and with a nested field's name joined to its parent's, so that `battery.type` is
 * "batterytype". The first one that an item has wins.
 */
export const knownNames: Readonly<Record<FeedField, readonly string[]>> = {
  name: splitWords("title name listingtitle vehicletitle producttitle headline"),
  description: splitWords(
    "description bodyhtml content shortdescription summary details comments dealercomments",
  ),
  kind: splitWords("producttype category categories tags type vehicletype class"),
  url: splitWords("url link permalink vehicleurl producturl listingurl detailurl vdpurl weblink"),
  sku: splitWords(
    "sku stocknumber stockno stocknum stockid stknumber unitnumber unitno vehicleid offerid productid id slug",
  ),
  model_year: splitWords("modelyear year vehiclemodeldate vehicleyear yearmodel yr"),
  serial: splitWords("vin vinnumber vehicleidentificationnumber serial serialnumber serialno"),
  make: splitWords("make brand brands manufacturer mfr vehiclemake"),
  model: splitWords("model modelname vehiclemodel"),
  condition: splitWords(
    "stateofvehicle itemcondition condition vehiclecondition neworused newused",
  ),
  seats: splitWords(
    "seats seating seatingcapacity vehicleseatingcapacity passengers passenger passengercapacity " +
      "numberofseats numberofpassengers seatcount",
  ),
  powertrain: splitWords("powertrain fueltype fuel powertype powersource poweredby power"),
  battery_type: splitWords("batterytype batterychemistry battery batteries"),
  battery_year: splitWords("batteryyear"),
  lifted: splitWords("lifted islifted lift liftkit"),
  place: splitWords("place statecode addressregion region stateprovince state"),
  // A status is often about the page, so it is read only where the operator says so.
  note: [],
  price: splitWords(
    "saleprice specialprice internetprice sellingprice askingprice ourprice price priceusd priceamount",
  ),
  currency: splitWords("currency currencycode pricecurrency pricecurrencycode"),
  availability: splitWords(
    "availability stockstatus isinstock instock available sold status salestatus inventorystatus",
  ),
};

/** "modelyear" for "g:model_year", "Model Year", and "modelYear"; "stocknumber" for "Stock #" */
export function plainName(name: string): string {
  return name
    .replace(/^[a-z]{1,12}:/i, "")
    .toLowerCase()
    .replaceAll("#", "number")
    .replaceAll(/[^a-z\d]/g, "");
}

import type { ItemField, offerFields } from "./item.ts";

type FeedField = ItemField | (typeof offerFields)[number];

const words = (list: string) => list.split(" ");

/**
 * What dealers' systems, shops, and the catalogs of Google and Meta call each field: in lowercase,
 * without separators, and with a nested field's name joined to its parent's, so that `battery.type` is
 * "batterytype". The first one that an item has wins.
 */
export const knownNames: Readonly<Record<FeedField, readonly string[]>> = {
  name: words("title name listingtitle vehicletitle producttitle headline"),
  description: words(
    "description bodyhtml content shortdescription summary details comments dealercomments",
  ),
  kind: words("producttype category categories tags type vehicletype class"),
  url: words("url link permalink vehicleurl producturl listingurl detailurl vdpurl weblink"),
  sku: words(
    "sku stocknumber stockno stocknum stockid stknumber unitnumber unitno vehicleid offerid productid id slug",
  ),
  model_year: words("modelyear year vehiclemodeldate vehicleyear yearmodel yr"),
  serial: words("vin vinnumber vehicleidentificationnumber serial serialnumber serialno"),
  make: words("make brand brands manufacturer mfr vehiclemake"),
  model: words("model modelname vehiclemodel"),
  condition: words("stateofvehicle itemcondition condition vehiclecondition neworused newused"),
  seats: words(
    "seats seating seatingcapacity vehicleseatingcapacity passengers passenger passengercapacity " +
      "numberofseats numberofpassengers seatcount",
  ),
  powertrain: words("powertrain fueltype fuel powertype powersource poweredby power"),
  battery_type: words("batterytype batterychemistry battery batteries"),
  battery_year: words("batteryyear"),
  lifted: words("lifted islifted lift liftkit"),
  place: words("place statecode addressregion region stateprovince state"),
  // A status is often about the page, so it is read only where the operator says so.
  note: [],
  price: words(
    "saleprice specialprice internetprice sellingprice askingprice ourprice price priceusd priceamount",
  ),
  currency: words("currency currencycode pricecurrency pricecurrencycode"),
  availability: words(
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

import { pages } from "../../metadata/pages.ts";

/** What to look at if nobody has written about the make. */
export function UnknownMake() {
  return (
    <>
      <h2>What to check on a make you don’t know</h2>
      <p>
        <b>The plate.</b> Look under the seat and on the frame. If the plate names another maker,
        price the cart under that make. If it has a 17-character VIN, the{" "}
        <a href={pages.yearFinder.path}>year finder</a> gives you the model year.
      </p>
      <p>
        <b>The labels on the batteries and the charger.</b> Voltage and type should be the same on
        both. Get the age of the batteries in writing.
      </p>
      <p>
        <b>Parts.</b> Before you buy, try to order one small part under the name on the plate.
      </p>
      <p>
        <b>Service.</b> Call the nearest golf cart shop and ask whether it will work on one.
      </p>
    </>
  );
}

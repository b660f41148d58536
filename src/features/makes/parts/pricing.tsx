import { type Make, isNameOnly, oneOf } from "../../../../domain/catalogue/make.ts";
import { pages } from "../../../site/pages.ts";
import { typicalFigure } from "../figures.ts";

/** The end of a make's page: how to price one, and what to check where nobody has written of it. */
export function Pricing({ make }: { make: Make }) {
  return (
    <>
      {isNameOnly(make) && <UnknownMake />}
      <h2>{`Pricing your ${oneOf(make.name)}`}</h2>
      <p>{make.pricingTip || tipForUnknown(make)}</p>
    </>
  );
}

/** Advice on what to look at if nobody has written about the make. */
function UnknownMake() {
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

/** The advice on pricing one of a make that few buyers know. */
function tipForUnknown(make: Make): string {
  const example = typicalFigure(make).replace(": ", " in good condition comes to about ");
  return `${example}, but few buyers know the name. They’ll compare it with a used Club Car, EZ-GO, or Yamaha, so price it below one, and have the battery receipt and a source for parts ready to show.`;
}

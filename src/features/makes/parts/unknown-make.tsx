// Tested through the pages in ../pages.test.tsx.
import { pages } from "../../../site/pages.ts";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";

export function UnknownMake() {
  return (
    <div className="stack">
      <h2>What to check on a make you don’t know</h2>
      <NumberedList>
        <li>
          <b>The plate.</b> Look under the seat and on the frame. If it names another maker, price
          the cart under that make. <a href={pages.yearFinder.path}>A 17-character VIN</a> gives the
          model year.
        </li>
        <li>
          <b>The labels on the batteries and the charger.</b> Voltage and type should be the same on
          both. Get the age of the batteries in writing.
        </li>
        <li>
          <b>Parts.</b> Before you buy, try to order one small part under the name on the plate.
        </li>
        <li>
          <b>Service.</b> Call the nearest golf cart shop and ask whether it will work on one.
        </li>
      </NumberedList>
    </div>
  );
}

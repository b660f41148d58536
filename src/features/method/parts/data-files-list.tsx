import { Prose } from "../../../ui/frame/sections.tsx";

const files = [
  {
    href: "/data/makes.json",
    fields:
      "every make: name, url, category, inProduction, defaultBasePrice, defaultFromPriceList, modelPrices, models; and otherBasePrice",
  },
  {
    href: "/data/valuation.json",
    fields:
      "every rule: id, label, source, numbers in twentieths; and floorDollars, rangeTwentieths",
  },
];

/** What can be downloaded, and what is in it. */
export function DataFiles() {
  return (
    <Prose id="data">
      <p>The same records as files. Prices are whole US dollars; 23 twentieths are 1.15.</p>
      <ul>
        {files.map(({ href, fields }) => (
          <li key={href}>
            <a href={href}>{href}</a>: {fields}.
          </li>
        ))}
      </ul>
    </Prose>
  );
}

import { appraise } from "../../../domain/catalogue/site-prices.ts";
import type { Make } from "../../../domain/catalogue/make.ts";
import { ScrollTable } from "../../components/scroll-table.tsx";
import { formatDollars } from "../../format/money.ts";
import { newIn, typicalCart } from "./typical-cart.ts";

/** From the last of these on, age takes nothing more off. */
const agesShown = [0, 2, 5, 8, 11];

/** The price of each model when new, and estimates for a typical cart by age. */
export function ValuesTable({ make }: { make: Make }) {
  return (
    <ScrollTable caption={`${make.name} values by age`}>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col">Base price</th>
          {agesShown.map((age) => (
            <th key={age} scope="col">
              {ageLabel(age)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {basePrices(make).map(({ label, model, price }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatDollars(price)}</td>
            {agesShown.map((age) => (
              <td key={age}>
                {formatDollars(appraise(typicalCart(make, model), newIn + age).value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Each model with its own price, then any other. */
function basePrices({ name, modelPrices, defaultBasePrice }: Make) {
  const listed = Object.entries(modelPrices).map(([model, price]) => ({
    label: model,
    model,
    price,
  }));
  const others = listed.length > 0 ? `Any other ${name}` : `Any ${name}`;
  return [...listed, { label: others, model: "", price: defaultBasePrice }];
}

function ageLabel(age: number): string {
  if (age === 0) return "New";
  return age === agesShown.at(-1) ? `${age}+ years` : `${age} years`;
}

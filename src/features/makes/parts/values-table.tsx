import type { Make } from "../../../../domain/catalogue/make.ts";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { typicalEstimate, youngestAge } from "../typical-cart.ts";

/** From the last of these on, age takes nothing more off. */
const allAges = [0, 2, 5, 8, 11];
const oldest = allAges.at(-1)!;

/** Where the formula starts for each model, and estimates for a typical cart by age, if it can be so young. */
export function ValuesTable({ make }: { make: Make }) {
  const youngest = Math.min(youngestAge(make), oldest);
  const agesShown = allAges.filter((age) => age >= youngest);
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
              <td key={age}>{formatDollars(typicalEstimate(make, age, model).value)}</td>
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
  return age === oldest ? `${age}+ years` : `${age} years`;
}

import { BarChart } from "./bar-chart.tsx";
import { Figure } from "./figure.tsx";

const shares = [
  { label: "Gas", value: 25, text: "25%" },
  { label: "Electric", value: 75, text: "75%" },
];

export function PowertrainShare() {
  return (
    <Figure
      caption="Three in four carts are electric, according to this site’s headline figure."
      head={["Powertrain", "Share"]}
      rows={shares.map(({ label, text }) => [label, text])}
    >
      <BarChart label="Bars: electric carts 75%, gas carts 25%." bars={shares} />
    </Figure>
  );
}

/** Positions of the year's characters, by the id of the number's kind. */
const yearPositions: Readonly<Record<string, readonly [from: number, to: number]>> = {
  "club-car": [2, 4],
  "ez-go": [3, 5],
  yamaha: [4, 5],
  vin: [9, 10],
  "harley-columbia": [7, 9],
  battery: [1, 2],
};

export function Plate({
  number,
  kind,
  hasYear = true,
}: {
  number: string;
  kind: string;
  hasYear?: boolean;
}) {
  const [from, to] = (hasYear && yearPositions[kind]) || [0, 0];
  return (
    <p className="plate">
      {number.slice(0, from)}
      {to > 0 && <mark>{number.slice(from, to)}</mark>}
      {number.slice(to)}
    </p>
  );
}

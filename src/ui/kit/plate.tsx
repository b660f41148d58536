/** Where the year stands in a number of each kind, by its id. */
const yearPlaces: Readonly<Record<string, readonly [from: number, to: number]>> = {
  "club-car": [2, 4],
  "ez-go": [3, 5],
  yamaha: [4, 5],
  vin: [9, 10],
  battery: [1, 2],
};

/** A number as it is stamped on a cart's plate, with the year marked if it has one. */
export function Plate({
  number,
  kind,
  hasYear = true,
}: {
  number: string;
  kind: string;
  hasYear?: boolean;
}) {
  const [from, to] = (hasYear && yearPlaces[kind]) || [0, 0];
  return (
    <p className="plate">
      {number.slice(0, from)}
      {to > 0 && <mark>{number.slice(from, to)}</mark>}
      {number.slice(to)}
    </p>
  );
}

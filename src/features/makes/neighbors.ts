import type { Make } from "../../../domain/catalogue/make.ts";

/** Related makes: its neighbors in the directory, then those closest to it in price. */
export function neighborsOf(make: Make, makes: readonly Make[]): Make[] {
  const index = makes.indexOf(make);
  const beside = [makes[index - 1], makes[index + 1]].filter((each) => each !== undefined);
  const distance = (other: Make) => Math.abs(other.defaultBasePrice - make.defaultBasePrice);
  const alike = makes
    .filter(
      (other) => other.category === make.category && other !== make && !beside.includes(other),
    )
    .map((other, order) => ({ other, order: (order - index + makes.length) % makes.length }))
    .toSorted((a, b) => distance(a.other) - distance(b.other) || a.order - b.order)
    .map(({ other }) => other);
  return [...beside, ...alike].slice(0, 6);
}

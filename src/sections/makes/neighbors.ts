import type { Make } from "../../../domain/catalogue/make.ts";

/** The makes to go on to: those beside it in the directory, then those most like it in price. */
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

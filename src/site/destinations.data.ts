import { cartModels, modelPath } from "../../domain/model-pages/cart-models.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { states } from "../../domain/catalogue/states.ts";

export interface Destination {
  readonly name: string;
  readonly path: string;
}

/** Suggested to a visitor with a misspelled address. */
export const destinations: readonly Destination[] = [
  ...makes.map(({ name, slug }) => ({ name, path: `/${slug}` })),
  ...cartModels.map((model) => ({
    name: `${model.make} ${model.name}`,
    path: modelPath(model),
  })),
  ...states.map(({ name, code }) => ({ name, path: `/${code}` })),
];

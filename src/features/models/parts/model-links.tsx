import {
  type CartModel,
  modelPath,
  modelsOfMake,
} from "../../../../domain/catalogue/cart-models.ts";
import { defaultDetails } from "../../../../domain/cart/details.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { offersOf } from "../figures.ts";
import { fullName } from "../text.ts";
import styles from "../models.module.css";

/** The models of a make that have a page of their own. */
export function ModelsOfMake({ make }: { make: string }) {
  const models = modelsOfMake(make);
  if (models.length === 0) return null;
  return (
    <section>
      <h2>Which one is it?</h2>
      <ul className={styles.choice}>
        {models.map((model) => (
          <li key={modelPath(model)} className="card">
            <a href={modelPath(model)}>
              <CartDrawing cart={pictured(model)} small />
              <b>{model.name}</b>
              <small>{noteOf(model)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cart that stands for a model in its drawing. */
function pictured({ make, name, seats, drives }: CartModel) {
  return {
    ...defaultDetails,
    make,
    model: name,
    seats,
    powertrain: drives[0] === "gas" ? ("gas" as const) : ("electric" as const),
  };
}

/** The models with a page of their own, in an index. */
export function ModelIndex({ models }: { models: readonly CartModel[] }) {
  return (
    <section className="section wrap stack">
      <h2>Prices by model</h2>
      <ul className="index">
        {models.map((model) => (
          <li key={modelPath(model)}>
            <a href={modelPath(model)}>{fullName(model)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to models' pages, each with its years. */
export function modelLinks(models: readonly CartModel[]) {
  return models.map((model) => ({
    href: modelPath(model),
    text: fullName(model),
    note: noteOf(model),
  }));
}

function noteOf(model: CartModel): string {
  const count = offersOf(model).length;
  return count === 0 ? model.years.text : `${model.years.text}, ${count} listed`;
}

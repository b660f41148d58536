// Tested through the pages in ../pages.test.tsx.
import {
  type CartModel,
  modelPath,
  modelsOfMake,
} from "../../../../domain/model-pages/cart-models.ts";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { pages } from "../../../site/pages.ts";
import { Price } from "../../../ui/kit/price.tsx";
import { fullName, typicalPrice } from "../text.ts";

export function ModelPages({ make }: { make: string }) {
  const models = modelsOfMake(make);
  return models.length > 0 && <ModelLinks models={models} suffix=" prices by year" />;
}

export function ModelLinks({
  models,
  suffix = "",
}: {
  models: readonly CartModel[];
  /** After each model's name. */
  suffix?: string;
}) {
  return (
    <p className="cluster">
      {models.map((model) => (
        <LinkButton key={modelPath(model)} href={modelPath(model)}>
          {fullName(model)}
          {suffix}
        </LinkButton>
      ))}
    </p>
  );
}

export function ModelIndex({ models }: { models: readonly CartModel[] }) {
  return (
    <section className="section wrap stack">
      <h2>Prices by model</h2>
      <p>
        What dealers ask for each one at a typical age. Prices for every year are in the{" "}
        <a href={pages.blueBook.path}>golf cart blue book</a>.
      </p>
      <ul className="index" data-priced="">
        {models.map((model) => (
          <li key={modelPath(model)}>
            <a href={modelPath(model)}>
              {fullName(model)}{" "}
              <small>
                <Price {...typicalPrice(model).price} />
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

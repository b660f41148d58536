import { type CartModel, cartModels, modelPath } from "../../../../domain/catalogue/cart-models.ts";
import { modelSource } from "../../../../domain/catalogue/model-sources.ts";
import { recalls } from "../../../../domain/recalls/recalls.ts";
import { dateText } from "../../../format/date-text.ts";
import { pages } from "../../../site/pages.ts";
import { Disclaimer } from "../../../ui/frame/disclaimer.tsx";
import { DefinitionList } from "../../../ui/kit/definition-list.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { LinkGrid } from "../../../ui/kit/link-grid.tsx";
import { RecallLines } from "../../plate/parts/recall-lines.tsx";
import { figuresByAge } from "../figures.ts";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import { PriceRows } from "../../../ui/kit/price-rows.tsx";
import styles from "../models.module.css";
import { costText, recallsText } from "../text.ts";
import { modelLinks } from "./model-links.tsx";
import { AskingPrices, TradeIn } from "./prices.tsx";

/** How to tell a model, what it brings by age, what goes wrong with it, and its recalls. */
export function ModelFacts({ model }: { model: CartModel }) {
  const rows = figuresByAge(model);
  return (
    <div className={`${styles.facts} stack`}>
      <div className={styles.pair}>
        <Which model={model} />
        <div className={`${styles.side} stack`}>
          <SerialPlate model={model} />
          <section className={`${styles.card} card stack`}>
            <h2>{model.myth.title}</h2>
            <p>{model.myth.text}</p>
          </section>
        </div>
      </div>
      <AskingPrices {...{ model, rows }} />
      <div className={styles.pair}>
        <TradeIn {...{ model, rows }} />
        <div className={`${styles.side} stack`}>
          <BatteryTest model={model} />
          <section className={`${styles.card} card stack`}>
            <h2>What brings more</h2>
            {model.value.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <Sources model={model} part="value" />
          </section>
        </div>
      </div>
      <div className={styles.pair}>
        <div className={`${styles.side} stack`}>
          <Faults model={model} />
          <Machine model={model} />
        </div>
        <Recalls model={model} />
      </div>
      <section className={`${styles.side} stack`}>
        <h2>What people compare it with</h2>
        <LinkGrid links={modelLinks(comparedWith(model))} />
        <Disclaimer />
      </section>
    </div>
  );
}

const comparedWith = ({ compare }: CartModel) =>
  cartModels.filter((each) => compare.includes(modelPath(each)));

function Which({ model }: { model: CartModel }) {
  return (
    <section className={`${styles.card} card stack`}>
      <h2>{`Which ${model.name} do you have?`}</h2>
      <ul className={styles.kinds}>
        {model.kinds.map(({ mark, years, text }) => (
          <li key={mark}>
            <b className={styles.mark}>{mark}</b> <strong>{years}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {model.tell.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Sources model={model} part="which" />
    </section>
  );
}

function SerialPlate({ model: { plate } }: { model: CartModel }) {
  const { number, year, kind, text } = plate;
  return (
    <section className={`${styles.card} card stack`}>
      <h2>Find the serial number</h2>
      <Plate number={number} kind={kind} hasYear={year !== null} />
      {year !== null && <p className="soft">{`This one is a ${year}.`}</p>}
      <p>{text}</p>
      <LinkButton href={pages.yearFinder.path}>Read my number</LinkButton>
    </section>
  );
}

function BatteryTest({ model: { drives } }: { model: CartModel }) {
  if (!drives.includes("lead-acid")) return null;
  return (
    <section className={`${styles.card} card stack`}>
      <h2>Test before you trade</h2>
      <p>Charge it overnight, let it rest, and read each battery. New ones? Bring the receipt.</p>
      <LinkButton href={pages.batteryTest.path}>Test the batteries</LinkButton>
    </section>
  );
}

function Faults({ model }: { model: CartModel }) {
  return (
    <section className={`${styles.card} card stack`}>
      <h2>What goes wrong, and what it costs</h2>
      <PriceRows
        rows={model.faults.map(({ name, when, cost }) => ({
          key: name,
          name: (
            <>
              {`${name} `}
              {when !== "" && <small>{when}</small>}
            </>
          ),
          figure: cost === null ? <small>We found no figure.</small> : costText(cost),
        }))}
      />
      <p>{model.faultsText}</p>
      <Sources model={model} part="faults" />
    </section>
  );
}

/** The older ones are folded away. */
const mostShown = 4;

function Recalls({ model }: { model: CartModel }) {
  const notices = recalls.filter(
    ({ number, makes }) => makes.includes(model.make) && model.recalls.includes(number ?? ""),
  );
  return (
    <section className={`${styles.card} card stack`} id="recalls">
      <h2>{`${model.name} recalls`}</h2>
      <p>{recallsText(model)}</p>
      {notices.length > 0 && <RecallLines notices={notices.slice(0, mostShown)} />}
      {notices.length > mostShown && (
        <Fold title={`${notices.length - mostShown} older`}>
          <RecallLines notices={notices.slice(mostShown)} />
        </Fold>
      )}
      <LinkButton href={`${pages.recalls.path}?${new URLSearchParams({ make: model.make })}`}>
        Check my cart for recalls
      </LinkButton>
    </section>
  );
}

function Machine({ model }: { model: CartModel }) {
  return (
    <section className={`${styles.card} card stack`}>
      <h2>Under the seat</h2>
      <DefinitionList
        className={`${styles.machine} stack`}
        items={model.machine.map(({ name, text }) => [name, text])}
      />
      <Sources model={model} part="machine" />
    </section>
  );
}

/** The sources of a section, folded away. The notices among the model's recalls have links there. */
function Sources({ model, part }: { model: CartModel; part: keyof CartModel["sources"] }) {
  return (
    <div className="soft">
      <Fold title="Where we read this">
        <ul>
          {model.sources[part].map((id) => {
            const { title, url, date } = modelSource(id);
            const isLinked = url !== undefined && !model.recalls.includes(id);
            return (
              <li key={id}>
                {isLinked && <a href={url}>{title}</a>}
                {`${isLinked ? "" : title}, ${dateText(date)}`}
              </li>
            );
          })}
        </ul>
      </Fold>
    </div>
  );
}

// Tested through the pages in ../pages.test.tsx.
import {
  type CartModel,
  cartModels,
  modelPath,
  sourcedParts,
} from "../../../../domain/model-pages/cart-models.ts";
import { sourceOf } from "../../../../domain/model-pages/model-sources.ts";
import { capitalize, listText } from "../../../../domain/words/english.ts";
import { dateText } from "../../../format/date-text.ts";
import { pages } from "../../../site/pages.ts";
import { Disclaimer } from "../../../ui/frame/disclaimer.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { RecallLines } from "../../plate/parts/recall-lines.tsx";
import { figuresByAge, hasPriceTable } from "../figures.ts";
import { Plate } from "../../../ui/kit/plate.tsx";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { paintOf } from "../../../ui/drawing/paint.ts";
import styles from "../models.module.css";
import { appearanceOf, costText, recallsOfModel, recallsText } from "../text.ts";
import { FoldOnPhones } from "./fold-on-phones.tsx";
import { ModelLinks } from "./model-links.tsx";
import { AskingChart, AskingTable, TradeIn } from "./prices.tsx";

export function ModelFacts({ model }: { model: CartModel }) {
  const rows = figuresByAge(model);
  const hasTable = hasPriceTable(rows);
  return (
    <>
      <section className={`section wrap split ${styles.tight}`}>
        <AskingChart {...{ model, rows }} />
        {hasTable ? <AskingTable {...{ model, rows }} /> : <TradeIn {...{ model, rows }} />}
      </section>
      <Which model={model} />
      <section className={`section wrap split ${styles.tight}`}>
        {hasTable && <TradeIn {...{ model, rows }} />}
        <Faults model={model} />
        {!hasTable && <Recalls model={model} />}
      </section>
      <section className={`section ${styles.tight}`} data-tone="tinted">
        <div className="wrap stack">
          <div className={`grid ${styles.texts}`}>
            {hasTable && <Recalls model={model} />}
            <Machine model={model} />
            <div className="stack">
              <FoldOnPhones heading="h2" title="What raises its price">
                {model.value.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </FoldOnPhones>
              {hasTable && <Compared model={model} />}
            </div>
            {!hasTable && <Compared model={model} />}
          </div>
          <div className="split">
            <Disclaimer />
            <Sources model={model} />
          </div>
        </div>
      </section>
    </>
  );
}

function Compared({ model }: { model: CartModel }) {
  const compared = comparedModels(model);
  return (
    <div className="stack">
      <h2>{listText([model.name, ...compared.map(({ name }) => name)], "or")}?</h2>
      <ModelLinks models={compared} />
      <p>
        <a href={makePath(model)}>{`All about ${model.make} carts`}</a>
      </p>
    </div>
  );
}

const makePath = (model: CartModel) => modelPath(model).slice(0, modelPath(model).lastIndexOf("/"));

const comparedModels = ({ compare }: CartModel) =>
  cartModels.filter((other) => compare.includes(modelPath(other)));

function Which({ model }: { model: CartModel }) {
  // Where kinds would be drawn alike, their names or plates are shown large instead.
  const hasDifferentLooks = model.kinds.some(({ looks }) => looks !== undefined);
  return (
    <section className={`section ${styles.tight}`} data-tone="tinted">
      <div className="wrap stack">
        <h2>{`Which ${model.name} do you have?`}</h2>
        <ul className={`grid ${styles.kinds}`}>
          {model.kinds.map(({ mark, years, text, looks }) => (
            <li key={mark} className="card">
              {hasDifferentLooks ? (
                <>
                  <CartDrawing
                    cart={{ ...appearanceOf(model), ...looks }}
                    small
                    paint={paintOf(modelPath(model))}
                  />
                  <p className="cluster">
                    <b className="plate">{mark}</b> <b>{years}</b>
                  </p>
                </>
              ) : (
                <>
                  <div>
                    <b className="plate">{mark}</b>
                  </div>
                  <p>
                    <b>{capitalize(years)}</b>
                  </p>
                </>
              )}
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={`grid ${styles.texts}`}>
          <FoldOnPhones title="More ways to tell">
            {model.howToTell.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </FoldOnPhones>
          <SerialPlate model={model} />
          <FoldOnPhones heading="h3" title={model.myth.title}>
            <p>{model.myth.text}</p>
          </FoldOnPhones>
        </div>
      </div>
    </section>
  );
}

function SerialPlate({ model: { name, plate } }: { model: CartModel }) {
  const { number, year, kind, text } = plate;
  return (
    <FoldOnPhones heading="h3" title={`${name} serial number and year`}>
      <Plate number={number} kind={kind} />
      <p>
        {year !== null && `This one is a ${year}. `}
        {text} <a href={pages.yearFinder.path}>Read my plate</a>
      </p>
    </FoldOnPhones>
  );
}

function Faults({ model }: { model: CartModel }) {
  return (
    <div className="stack">
      <h2>{`Common ${model.name} problems and repair costs`}</h2>
      <table className={`rows ${styles.faults}`} data-dense="">
        <tbody>
          {model.faults.map(({ name, when, cost }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {when !== "" && <small>{when}</small>}
              </th>
              <td className="n">
                {cost === null ? <small>Ask for a quote.</small> : costText(cost)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FoldOnPhones title="More problems, and a tip">
        <p>{model.faultsText}</p>
      </FoldOnPhones>
    </div>
  );
}

const maxShown = 1;

function Recalls({ model }: { model: CartModel }) {
  const notices = recallsOfModel(model);
  return (
    <div className="stack" id="recalls">
      <h2>{`${model.name} recalls`}</h2>
      <p>{recallsText(model)}</p>
      {notices.length > 0 && (
        <FoldOnPhones title={notices.length === 1 ? "The notice" : "The notices"}>
          <RecallLines notices={notices.slice(0, maxShown)} />
          {notices.length > maxShown && (
            <Fold title={`${notices.length - maxShown} older`}>
              <RecallLines notices={notices.slice(maxShown)} />
            </Fold>
          )}
        </FoldOnPhones>
      )}
      <p>
        <a href={`${pages.recalls.path}?${new URLSearchParams({ make: model.make })}`}>
          Check my cart for recalls
        </a>
      </p>
    </div>
  );
}

function Machine({ model }: { model: CartModel }) {
  return (
    <FoldOnPhones
      heading="h2"
      title={`${model.name} ${model.drives.includes("gas") ? "batteries, motor, and engine" : "batteries and motor"}`}
    >
      {model.machine.map(({ name, text }) => (
        <p key={name}>
          <b>{`${name}.`}</b> {text}
        </p>
      ))}
    </FoldOnPhones>
  );
}

function Sources({ model }: { model: CartModel }) {
  const ids = new Set(sourcedParts.flatMap((part) => model.sources[part]));
  const others = [...ids].filter((id) => !model.recalls.includes(id));
  return (
    <div className="soft">
      <Fold title="Sources">
        <ul>
          {others.map((id) => {
            const { title, url, date } = sourceOf(id);
            return (
              <li key={id}>
                {url === undefined ? title : <a href={url}>{title}</a>}
                {`, ${dateText(date)}`}
              </li>
            );
          })}
          {others.length < ids.size && <li>The recall notices above</li>}
        </ul>
      </Fold>
    </div>
  );
}

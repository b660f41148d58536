import {
  type CartModel,
  cartModels,
  modelPath,
} from "../../../../domain/model-pages/cart-models.ts";
import { sourceOf } from "../../../../domain/model-pages/model-sources.ts";
import { listText } from "../../../../domain/words/english.ts";
import { dateText } from "../../../format/date-text.ts";
import { pages } from "../../../site/pages.ts";
import { Disclaimer, NextSteps } from "../../../ui/frame/disclaimer.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { RecallLines } from "../../plate/parts/recall-lines.tsx";
import { figuresByAge } from "../figures.ts";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import { costText, recallsOfModel, recallsText } from "../text.ts";
import { ModelLinks } from "./model-links.tsx";
import { AskingChart, AskingTable, TradeIn } from "./prices.tsx";

export function ModelFacts({ model }: { model: CartModel }) {
  const rows = figuresByAge(model);
  return (
    <>
      <section className="section wrap split">
        <AskingChart {...{ model, rows }} />
        <SerialPlate model={model} />
      </section>
      <Which model={model} />
      <AskingTable {...{ model, rows }} />
      <TradeIn {...{ model, rows }} />
      <section className="section wrap split">
        <Faults model={model} />
        <Recalls model={model} />
      </section>
      <section className="section" data-tone="tinted">
        <div className="wrap split">
          <Machine model={model} />
          <div className="stack">
            <h2>What brings more</h2>
            {model.value.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <Sources model={model} part="value" />
          </div>
        </div>
      </section>
      <section className="section wrap stack">
        <h2>{listText([model.name, ...comparedWith(model).map(({ name }) => name)], "or")}?</h2>
        <ModelLinks models={comparedWith(model)} />
        <p>
          <a href={makePath(model)}>All about {model.make} carts</a>
        </p>
        <NextSteps />
        <Disclaimer />
      </section>
    </>
  );
}

const makePath = (model: CartModel) => modelPath(model).slice(0, modelPath(model).lastIndexOf("/"));

const comparedWith = ({ compare }: CartModel) =>
  cartModels.filter((other) => compare.includes(modelPath(other)));

function Which({ model }: { model: CartModel }) {
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap stack">
        <h2>{`Which ${model.name} do you have?`}</h2>
        <ul className="grid">
          {model.kinds.map(({ mark, years, text }) => (
            <li key={mark} className="stack">
              <p className="cluster">
                <b className="plate">{mark}</b> <b>{years}</b>
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className="grid">
          {model.howToTell.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Sources model={model} part="which" />
      </div>
    </section>
  );
}

function SerialPlate({ model: { name, plate, myth } }: { model: CartModel }) {
  const { number, year, kind, text } = plate;
  return (
    <div className="stack">
      <h2>{`${name} serial number and year`}</h2>
      <Plate number={number} kind={kind} hasYear={year !== null} />
      <p>
        {year !== null && `This one is a ${year}. `}
        {text}
      </p>
      <p>
        <LinkButton href={pages.yearFinder.path}>Read my plate</LinkButton>
      </p>
      <h3>{myth.title}</h3>
      <p>{myth.text}</p>
    </div>
  );
}

function Faults({ model }: { model: CartModel }) {
  return (
    <div className="stack">
      <h2>{`Common ${model.name} problems and repair costs`}</h2>
      <table className="rows">
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
      <p>{model.faultsText}</p>
      <Sources model={model} part="faults" />
    </div>
  );
}

const maxShown = 3;

function Recalls({ model }: { model: CartModel }) {
  const notices = recallsOfModel(model);
  return (
    <div className="stack" id="recalls">
      <h2>{`${model.name} recalls`}</h2>
      <p>{recallsText(model)}</p>
      {notices.length > 0 && <RecallLines notices={notices.slice(0, maxShown)} />}
      {notices.length > maxShown && (
        <Fold title={`${notices.length - maxShown} older`}>
          <RecallLines notices={notices.slice(maxShown)} />
        </Fold>
      )}
      <p>
        <LinkButton href={`${pages.recalls.path}?${new URLSearchParams({ make: model.make })}`}>
          Check my cart for recalls
        </LinkButton>
      </p>
    </div>
  );
}

function Machine({ model }: { model: CartModel }) {
  return (
    <div className="stack">
      <h2>{`${model.name} ${model.drives.includes("gas") ? "batteries, motor, and engine" : "batteries and motor"}`}</h2>
      {model.machine.map(({ name, text }) => (
        <p key={name}>
          <b>{name}.</b> {text}
        </p>
      ))}
      <Sources model={model} part="machine" />
    </div>
  );
}

/** Recalls in the list have links elsewhere on the page, so these have none. */
function Sources({ model, part }: { model: CartModel; part: keyof CartModel["sources"] }) {
  return (
    <div className="soft">
      <Fold title="Sources">
        <ul>
          {model.sources[part].map((id) => {
            const { title, url, date } = sourceOf(id);
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

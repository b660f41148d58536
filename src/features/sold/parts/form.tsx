// Tested through the page in ../sold-page.test.tsx.
import { genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { BlankTiles } from "../../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import { pricedMakes } from "../../../../domain/catalogue/priced-makes.ts";
import { saleDetailField, saleDetailIds, saleFields } from "../../../../domain/submissions/sale.ts";
import { conditionMeanings } from "../../../../domain/valuation/rules.ts";
import { type Condition, conditions } from "../../../../domain/cart/cart.ts";
import { publicName } from "../../../../domain/cart/public-names.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { SentChoice, SentField, SentForm } from "../../../forms/sent-form.tsx";
import "../../../ui/frame/column.css";
import styles from "../sold.module.css";
import { site } from "../../../../config/site.ts";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";

/**
 * Lists instead of radio buttons, because the browser fills them in again when a plain form has
 * errors.
 */
export function SoldForm() {
  return (
    <SentForm
      id="sold-form"
      to="sales"
      button="Send Report"
      needsScript="The form needs JavaScript: turn it on in your browser."
    >
      <h2>The cart</h2>
      <div className="fields">
        <NameFields />
      </div>
      <Fold title="More details" note="">
        <div className="fields" data-pairs>
          {saleDetailIds.map((id) => (
            <DetailField key={id} id={id} />
          ))}
        </div>
      </Fold>
      <h2>The sale</h2>
      <div className="fields" data-pairs>
        <SaleFields />
      </div>
      <p className="soft">
        What you see here is all you send: no name, no address, and no serial number.
      </p>
    </SentForm>
  );
}

const makeNames = pricedMakes.map(({ name }) => name);

function NameFields() {
  return (
    <>
      <SentField {...saleFields.year} name="year">
        {(field) => <input {...field} type="text" inputMode="numeric" placeholder="2020" />}
      </SentField>
      <SentChoice
        {...saleFields.make}
        name="make"
        choices={makeNames}
        labels={Object.fromEntries(makeNames.map((make) => [make, make]))}
      />
      <SentField {...saleFields.model} name="model">
        {(field) => <input {...field} type="text" />}
      </SentField>
    </>
  );
}

/** Each option carries the words that the fold shows for it while it's closed. */
function DetailField({ id }: { id: (typeof saleDetailIds)[number] }) {
  const { label, choices, labels } = saleDetailField(id);
  return (
    <SentField name={publicName(id)} label={label} isOptional>
      {(field) => (
        <select {...field} defaultValue="">
          <option value="">Not sure</option>
          {choices.map((choice) => (
            <option
              key={choice}
              value={choice}
              data-words={saysItself.includes(id) ? labels[choice] : `${label}: ${labels[choice]}`}
            >
              {id === "condition" ? conditionText(choice) : labels[choice]}
            </option>
          ))}
        </select>
      )}
    </SentField>
  );
}

/** "4 seats" needs no label. */
const saysItself: readonly string[] = ["seats", "powertrain"];

const conditionTexts: Readonly<Record<string, string>> = Object.fromEntries(
  conditions.map((condition: Condition) => [
    condition,
    `${saleDetailField("condition").labels[condition]}: ${conditionMeanings[condition].toLowerCase()}`,
  ]),
);

const conditionText = (condition: string) => conditionTexts[condition];

function SaleFields() {
  return (
    <>
      <SentField {...saleFields.price} name="price" note="in dollars">
        {(field) => <input {...field} type="text" inputMode="numeric" placeholder="6,500" />}
      </SentField>
      <SentField {...saleFields.soldIn} name="soldIn" label="Month" note="like May 2026">
        {(field) => <input {...field} type="month" />}
      </SentField>
      <SentChoice {...saleFields.kind} name="kind" request="No answer" isOptional />
      <SentChoice {...saleFields.state} name="state" request="No answer" isOptional />
    </>
  );
}

export function SoldAside() {
  return (
    <div className="column">
      <section>
        <h2>Why we ask</h2>
        <p>
          Ads show what sellers hope to get. Only the buyer and the seller know what was paid. Every
          report helps close that gap. <a href="/how-it-works#error">See how far off we are</a>
        </p>
      </section>
      <section>
        <h2>What happens to your report</h2>
        {!site.hasInbox && (
          <p>
            <b>This copy of the site has no inbox, so a report stays in your browser.</b>
          </p>
        )}
        <NumberedList>
          <li>
            <b>You get a code.</b> If you ever want the report erased, send us the code.
          </li>
          <li>
            <b>A person checks it.</b> Nothing is published automatically.
          </li>
          <li>
            <b>We may publish the sale</b>: the cart, price, kind of sale, month, and state.
          </li>
        </NumberedList>
        <p>
          The <a href="/privacy-policy">privacy policy</a> explains what we store.
        </p>
      </section>
      <section>
        <h2>Which price to enter</h2>
        <p>
          Enter the price of the cart alone, before tax and without delivery, a trailer, or a
          warranty. For a trade-in, enter what the dealer gave you for your old cart.
        </p>
      </section>
    </div>
  );
}

export function SoldSign() {
  return (
    <>
      <Sign
        top={
          <span id="sold-cart" className={styles.name}>
            Your cart
          </span>
        }
        because=""
      >
        <Headline verb="Sold">
          <BlankTiles text="$ ,   " />
        </Headline>
      </Sign>
      <CartDrawing cart={genericCart} />
    </>
  );
}

import { formMakes } from "../../../../domain/catalogue/price-book.ts";
import { oldestSale, saleFields } from "../../../../domain/submissions/sale.ts";
import { conditions } from "../../../../domain/cart/cart.ts";
import { conditionMeanings } from "../../../../domain/valuation/rules.ts";
import { SentChoice, SentField, SentForm } from "../../../forms/sent-form.tsx";
import { site } from "../../../../config/site.ts";

/** Lists in place of radio buttons, because the server fills them in again when a plain form has errors. */
export function SoldForm() {
  return (
    <SentForm
      id="sold-form"
      to="sales"
      button="Send Report"
      needsScript="The form needs JavaScript: turn it on in your browser."
    >
      <h2>The cart</h2>
      <div className="fields" data-from-address>
        <CartFields />
      </div>
      <h2>The sale</h2>
      <div className="fields">
        <SaleFields />
      </div>
      <SentField {...saleFields.email} name="email" note="optional, for one follow-up question">
        {(field) => <input {...field} type="email" autoComplete="email" />}
      </SentField>
    </SentForm>
  );
}

const makeNames = formMakes.map(({ name }) => name);

function CartFields() {
  return (
    <>
      <SentField {...saleFields.year} name="year">
        {(field) => <input {...field} type="text" inputMode="numeric" placeholder="2020" />}
      </SentField>
      <SentChoice {...saleFields.seats} name="seats" />
      <SentChoice
        {...saleFields.make}
        name="make"
        choices={makeNames}
        labels={Object.fromEntries(makeNames.map((make) => [make, make]))}
      />
      <SentField {...saleFields.model} name="model">
        {(field) => <input {...field} type="text" />}
      </SentField>
      <SentChoice {...saleFields.powertrain} name="powertrain" />
      <SentChoice {...saleFields.condition} name="condition" labels={conditionTexts} />
    </>
  );
}

const conditionTexts = Object.fromEntries(
  conditions.map((condition) => [
    condition,
    `${saleFields.condition.labels[condition]}: ${conditionMeanings[condition].toLowerCase()}`,
  ]),
);

function SaleFields() {
  return (
    <>
      <SentField {...saleFields.price} name="price" note="in dollars">
        {(field) => <input {...field} type="text" inputMode="numeric" placeholder="6,500" />}
      </SentField>
      <SentChoice {...saleFields.kind} name="kind" />
      <SentField {...saleFields.soldOn} name="soldOn">
        {(field) => <input {...field} type="date" min={oldestSale} />}
      </SentField>
      <SentChoice {...saleFields.state} name="state" />
    </>
  );
}

export function SoldAside() {
  return (
    <div className="stack">
      <section className="stack">
        <h2>Why we ask</h2>
        <p>
          Ads show what sellers hope to get. Only the buyer and the seller know what was paid. Every
          report helps to close that gap.
        </p>
      </section>
      <section className="stack">
        <h2>What happens to your report</h2>
        {!site.inbox && (
          <p>
            <b>This copy of the site has no inbox, so a report stays in your browser.</b>
          </p>
        )}
        <ol className="numbered">
          <li>
            <b>A person reads it.</b> Nothing is published by itself.
          </li>
          <li>
            <b>We may publish the sale</b>: the cart, price, kind of sale, date, and state.
          </li>
          <li>
            <b>Your email is never published.</b> We may use it once, to ask about this sale.
          </li>
        </ol>
        <p>
          The <a href="/privacy-policy">privacy policy</a> explains what we store.
        </p>
      </section>
      <section className="stack">
        <h2>Which price to enter</h2>
        <p>
          Enter the price of the cart alone, before tax and without delivery, a trailer, or a
          warranty. For a trade-in, enter what the dealer gave you for your old cart.
        </p>
      </section>
    </div>
  );
}

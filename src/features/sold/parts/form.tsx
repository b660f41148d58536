import { formMakes } from "../../../../domain/catalogue/price-book.ts";
import { states } from "../../../../domain/catalogue/states.ts";
import { oldestSale, saleKinds } from "../../../../domain/submissions/sale.ts";
import { cartFields, conditions, maxTextLength } from "../../../../domain/valuation/cart.ts";
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
      <SentField name="email" label="Email" note="optional, for one follow-up question">
        {(field) => <input {...field} type="email" maxLength={254} autoComplete="email" />}
      </SentField>
    </SentForm>
  );
}

function CartFields() {
  const { seats, powertrain } = cartFields;
  return (
    <>
      <SentField name="year" label="Year" note="*">
        {(field) => (
          <input
            {...field}
            type="text"
            inputMode="numeric"
            required
            maxLength={4}
            placeholder="2020"
          />
        )}
      </SentField>
      <SentChoice name="seats" label={seats.label} options={optionsOf(seats)} />
      <SentChoice name="make" label="Make" options={formMakes.map(({ name }) => [name, name])} />
      <SentField name="model" label="Model" note="*">
        {(field) => <input {...field} type="text" required maxLength={maxTextLength} />}
      </SentField>
      <SentChoice name="powertrain" label={powertrain.label} options={optionsOf(powertrain)} />
      <SentChoice
        name="condition"
        label={cartFields.condition.label}
        options={conditions.map((condition) => [
          condition,
          `${cartFields.condition.labels[condition]}: ${conditionMeanings[condition].toLowerCase()}`,
        ])}
      />
    </>
  );
}

function SaleFields() {
  return (
    <>
      <SentField name="price" label="Price paid" note="in dollars *">
        {(field) => (
          <input
            {...field}
            type="text"
            inputMode="numeric"
            required
            maxLength={12}
            placeholder="6,500"
          />
        )}
      </SentField>
      <SentChoice name="kind" label="Kind of sale" options={Object.entries(saleKinds)} />
      <SentField name="soldOn" label="Date of sale" note="*">
        {(field) => <input {...field} type="date" required min={oldestSale} />}
      </SentField>
      <SentChoice
        name="state"
        label="State"
        options={states.map(({ code, name }) => [code.toUpperCase(), name])}
      />
    </>
  );
}

function optionsOf<T extends string | number>({
  choices,
  labels,
}: {
  choices: readonly T[];
  labels: Readonly<Record<T, string>>;
}) {
  return choices.map((choice) => [String(choice), labels[choice]] as const);
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

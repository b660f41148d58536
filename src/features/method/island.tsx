// Tested through the page in method-page.test.tsx.
import { useLayoutEffect, useRef, useState } from "react";
import { estimateOf } from "../../../domain/catalogue/spec-estimate.ts";
import { type Cart, cartFields } from "../../../domain/cart/cart.ts";
import { exampleCart, exampleYear, firstAge } from "./example-cart.ts";
import { ArithmeticTable } from "../cart-form/parts/arithmetic-table.tsx";
import {
  ChoiceField,
  ConditionCards,
  PowertrainToggle,
  UpgradesBox,
} from "../cart-form/parts/cart-fields.tsx";
import { formatDollars } from "../../../domain/words/money.ts";
import { cartOf, defaultDetails, readDetails } from "../../../domain/details/details.ts";
import styles from "./method.module.css";
import { Tiles } from "../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../ui/masthead/sign.tsx";
import { NeedsScript } from "../../ui/frame/needs-script.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";

const ages = Array.from({ length: 13 }, (_, age) => age);
const ageLabels = Object.fromEntries(ages.map((age) => [age, ageLabel(age)]));

function ageLabel(age: number): string {
  if (age === 0) return "New";
  return age === 1 ? "1 year old" : `${age} years old`;
}

export const WorkedExample = withErrorBoundary(function WorkedExample() {
  const [cart, setCart] = useState(exampleCart);
  const [age, setAge] = useState(firstAge);
  const fields = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const values = valuesIn(fields.current!);
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setCart(cartIn(values));
    setAge(ageIn(values));
  }, []);

  const estimate = estimateOf(cart, exampleYear + age);
  const onChange = (change: Partial<Omit<Cart, "modelYear">>) =>
    setCart((current) => ({ ...current, ...change }));
  return (
    <section className="section wrap stack">
      <h2>A worked example: change a detail, and every step follows</h2>
      <div className="split">
        <div
          ref={fields}
          className="form-card card stack"
          role="group"
          aria-label="Details of the example"
        >
          <div className="fields">
            <ChoiceField
              label="Age"
              name="age"
              choices={ages}
              labels={ageLabels}
              value={age}
              onChange={setAge}
            />
            <ChoiceField
              {...cartFields.seats}
              name="seats"
              value={cart.seats}
              onChange={(seats) => onChange({ seats })}
            />
          </div>
          <PowertrainToggle {...cart} onChange={onChange} />
          <ConditionCards {...cart} onChange={onChange} />
          {cart.powertrain === "electric" && (
            <ChoiceField
              {...cartFields.batteryAge}
              label="Battery Age"
              name="batteryAge"
              value={cart.batteryAge}
              onChange={(batteryAge) => onChange({ batteryAge })}
            />
          )}
          <UpgradesBox {...cart} onChange={onChange} />
          <NeedsScript
            tool="Changing the example"
            withoutScript="The steps shown are for the original example."
          />
        </div>
        <div className={`${styles.result} stack`}>
          <p className="visually-hidden" role="status">
            Estimate {formatDollars(estimate.value)}, from {formatDollars(estimate.low)} to{" "}
            {formatDollars(estimate.high)}.
          </p>
          <Sign
            top={`${cart.make} ${cart.model}, ${ageLabel(age).toLowerCase()}`}
            because={`${formatDollars(estimate.low)} to ${formatDollars(estimate.high)}`}
            isSmall
          >
            <Headline verb="Estimate">
              <Tiles value={estimate.value} text={formatDollars(estimate.value)} />
            </Headline>
          </Sign>
          <div className="form-card card stack">
            <ArithmeticTable cart={cart} estimate={estimate} />
          </div>
        </div>
      </div>
    </section>
  );
});

/** The fields may have been changed before hydration. */
function valuesIn(fields: HTMLElement): URLSearchParams {
  const setFields = fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "select, input:checked",
  );
  return new URLSearchParams([...setFields].map(({ name, value }) => [name, value]));
}

function cartIn(values: URLSearchParams): Cart {
  const { modelYear, make, model } = exampleCart;
  const startDetails = { ...defaultDetails, modelYear: String(modelYear), make, model };
  return cartOf(readDetails(values, startDetails)) ?? exampleCart;
}

function ageIn(values: URLSearchParams): number {
  return ages.find((age) => String(age) === values.get("age")) ?? firstAge;
}

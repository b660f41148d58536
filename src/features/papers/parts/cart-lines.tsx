import { factsOf } from "../../cart/cart-facts.ts";
import { batteryTypeLabels } from "../../../../domain/cart/wording.ts";
import { Line, type PaperProps } from "./sheet.tsx";

type CartProps = Omit<PaperProps, "texts">;

/** The lines that name a cart, with the number that tells it from every other. */
export function IdentityLines({ details, calculation }: CartProps) {
  const { modelYear = "", make = "", model = "" } = calculation?.cart ?? {};
  return (
    <>
      <Line name="Year" text={String(modelYear)} />
      <Line name="Make" text={make} />
      <Line name="Model" text={model} />
      <Line name="Serial number or VIN" text={details.serial} />
    </>
  );
}

/** What a cart is besides its name. */
export function factLines({ details, calculation }: CartProps): [name: string, text: string][] {
  if (calculation === null) return [];
  const { batteryType, lifted, powertrain } = details;
  return [
    ...factsOf(calculation.cart),
    ...(batteryType !== null && powertrain === "electric"
      ? [["Battery type", batteryTypeLabels[batteryType]] as [string, string]]
      : []),
    ...(lifted ? [["Lift", "Lifted"] as [string, string]] : []),
  ];
}

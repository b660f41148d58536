import type { Advice } from "../../../../domain/advice/advise.ts";
import type { OtherCase } from "../../../../domain/advice/other-cases.ts";
import { PriceRows } from "../../../ui/kit/price-rows.tsx";

const caseNames: Readonly<Record<OtherCase, string>> = {
  lithium: "With lithium batteries",
  "lead-acid": "With lead-acid batteries",
  lifted: "Lifted",
  "not-lifted": "Not lifted",
};

/** The advice if the cart had other batteries or another height. */
export function OtherCases({
  cases,
  textOf,
}: {
  cases: readonly { readonly name: OtherCase; readonly advice: Advice }[];
  /** The advice in words: "stop at $4,500". */
  textOf: (advice: Advice) => string;
}) {
  const rows = cases.map(({ name, advice }) => ({
    key: name,
    name: caseNames[name],
    figure: textOf(advice),
  }));
  return <PriceRows rows={rows} />;
}

// Tested in parts/describe-line.test.tsx.
import {
  type Details,
  cartOf,
  defaultDetails,
  fieldsQueryOf,
  formQueryOf,
  readDetails,
  withImplied,
  withoutNumber,
} from "../../../domain/details/details.ts";
import type { Codec } from "../../ui/masthead/use-form-values.ts";

export interface CartValues {
  readonly details: Details;
  /** False if the visitor filled in the form by hand, so everything it shows counts as said. */
  readonly isRead: boolean;
}

/** A make's page fixes the make; a model's page fills in the model, too. */
export function cartCodec({
  make,
  model = "",
}: { make?: string | undefined; model?: string } = {}): Required<Codec<CartValues>> {
  const onPage = (details: Details) =>
    withImplied(make === undefined ? details : { ...details, make });
  const blank = { details: onPage({ ...defaultDetails, model }), isRead: false };
  const read = (source: URLSearchParams, fallback: CartValues) => ({
    details: onPage(readDetails(source, fallback.details)),
    isRead: fallback.isRead || source.get("isRead") === "true",
  });
  return {
    blank,
    readAddress: (address) => withLinked(read(address, blank)),
    read,
    fieldsOf: ({ details }) => fieldsQueryOf(withoutNumber(details)),
    draftOf: ({ details, isRead }) => formQueryOf(details) + (isRead ? "&isRead=true" : ""),
  };
}

/** Opening a link with a cart in it fills in the form. */
export const withLinked = <Values extends CartValues>(values: Values): Values => ({
  ...values,
  isRead: cartOf(values.details) !== null,
});

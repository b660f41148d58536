import { stateLaw } from "../../../domain/catalogue/state-law.ts";
import { type State, states } from "../../../domain/catalogue/states.ts";

/** Where an ordinary cart on a public street must be insured, with the part of the place that requires it. */
const insurance: Readonly<Record<string, string>> = {
  al: "in some cities",
  az: "",
  il: "",
  ky: "",
  la: "",
  mn: "",
  ms: "",
  ne: "",
  nv: "in Clark County",
  oh: "",
  sc: "",
  sd: "",
};

export interface InsuredPlace extends State {
  /** "" for the whole place. */
  readonly part: string;
}

export const insuredPlaces: readonly InsuredPlace[] = states.flatMap((state) => {
  const part = insurance[state.code];
  return part === undefined ? [] : [{ ...state, part }];
});

/** Where an ordinary cart has a title. */
export const titledPlaces = states.filter(({ code }) => stateLaw[code]!.sale.short === "title");

/** Where a cart that was converted can't become a low-speed vehicle. */
export const noConversionPlaces = states.filter(({ code }) => {
  const { plate, lsv } = stateLaw[code]!;
  return [plate, lsv].some(({ answer }) => /\bconverted [^.]*(?:can’t|doesn’t)/.test(answer));
});

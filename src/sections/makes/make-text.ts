import type { Make } from "../../../domain/catalogue/make.ts";

interface Kind {
  short: string;
  advice: string;
}

/** What a category means for somebody who prices one. */
const categoryText: Record<Make["category"], Kind> = {
  personal: {
    short: "Personal carts",
    advice:
      "Personal carts are sold on seats, batteries and looks: enter the seats it really has and the age of the pack in it today.",
  },
  "fleet golf": {
    short: "Golf course fleets",
    advice:
      "Many come off golf courses in batches of one model and year. A former fleet cart is usually honest but hard-worked: let the pack's date and the frame decide the condition.",
  },
  utility: {
    short: "Utility vehicles",
    advice:
      "A utility vehicle is priced by the work left in it: bed, tires, hours and service records say more than the paint.",
  },
  "LSV-NEV": {
    short: "Street-legal low-speed vehicles",
    advice:
      "A street-legal low-speed vehicle should come with a 17-character VIN and its papers. Without them it is worth what an ordinary cart is.",
  },
  "vintage-discontinued": {
    short: "Vintage and discontinued",
    advice:
      "No new ones are made, so parts and completeness come first. The arithmetic stops taking off for age at 80 %; what a collector pays beyond that it cannot know.",
  },
};

/** What kind of carts a make is known for; of a mere name we say nothing. */
export function kindOf({ category, evidence }: Make): Kind {
  if (evidence === "name seen in US brand lists only") return { short: "Golf carts", advice: "" };
  return categoryText[category];
}

/** Whether the make is known to be built today; nothing where we do not know. */
export const productionText: Record<Make["inProduction"], string> = {
  yes: "Still in production.",
  no: "No longer in production.",
  unknown: "",
};

/** The few words under a make's name in the directory. */
export function makeNote(make: Make): string {
  return make.models.length > 0 ? make.models.slice(0, 3).join(", ") : kindOf(make).short;
}

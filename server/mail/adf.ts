import { escapeUTF8 } from "entities";
import { detailText, knownFieldIds } from "../../domain/cart/text.ts";
import { cartFields } from "../../domain/cart/cart.ts";
import type { EntryOf } from "../../domain/submissions/entry.ts";
import { oneLine } from "../../text/sanitize.ts";
import type { Partner } from "./partners.ts";

type Lead = EntryOf<"lead">;

/** https://en.wikipedia.org/wiki/Auto-lead_Data_Format, which has no registered type */
export const adfType = "application/x-adf+xml";

/**
 * A lead as dealers' systems read it: Auto-lead Data Format 1.0. The estimate is its appraisal. The
 * place is in the comments, because an address needs a street.
 */
export function adfOf(lead: Lead, { name, email }: Partner, siteUrl: string): string {
  const { cart, estimate, description, location } = lead;
  return `<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
${element("adf", [
  element(
    "prospect",
    [
      element("id", lead.id, { sequence: "1", source: "CartWorth" }),
      element("requestdate", lead.receivedAt),
      element(
        "vehicle",
        [
          element("year", String(cart.modelYear)),
          element("make", cart.make),
          element("model", cart.model),
          element("price", String(estimate), {
            type: "appraisal",
            currency: "USD",
            source: "CartWorth",
          }),
          element("comments", [...cartTexts(lead), description].filter(Boolean).join(". ")),
        ],
        { interest: "trade-in", status: "used" },
      ),
      element("customer", [
        element("contact", [
          element("name", lead.name, { part: "full" }),
          element("email", lead.email),
          lead.phone === "" ? "" : element("phone", lead.phone),
        ]),
        element("comments", `Location: ${location}`),
      ]),
      element("vendor", [
        element("vendorname", name),
        element("contact", [
          element("name", name, { part: "full", type: "business" }),
          element("email", email),
        ]),
      ]),
      element("provider", [
        element("name", "CartWorth", { part: "full", type: "business" }),
        element("service", "Golf cart values"),
        element("url", siteUrl),
      ]),
    ],
    { status: "new" },
  ),
])}
`;
}

const inOwnElements = new Set(["modelYear", "make", "model"]);

/** "Seats: 4 seats", "Powertrain: Electric" */
function cartTexts({ cart }: Lead): string[] {
  return knownFieldIds(cart)
    .filter((id) => !inOwnElements.has(id))
    .map((id) => `${cartFields[id].label}: ${detailText(cart, id)}`);
}

/** Puts text on one line, which removes the control characters that XML forbids. */
function element(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)];
  const inner = typeof content === "string" ? escapeUTF8(oneLine(content)) : content.join("");
  return `<${start.join(" ")}>${inner}</${name}>`;
}

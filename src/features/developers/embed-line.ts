import { site } from "../../../config/site.ts";
import { frameLine } from "../embed/line.ts";

/** The line that puts the tool in a page, as an example. */
export const embedLine = frameLine(site.url, {
  role: "trading",
  make: "club-car",
  accent: "b22222",
  hidesDealers: false,
  partner: "your-id",
});

/** Parameters of the frame's address. Each may be left out. */
export const embedParameters = [
  {
    name: "for",
    value: "trading",
    meaning:
      "The side of the deal to show first: selling (the default), trading, buying, or insuring.",
  },
  {
    name: "make",
    value: "club-car",
    meaning:
      "Limits the tool to one make. Use the last part of the address of its page on our site.",
  },
  {
    name: "dealers",
    value: "hide",
    meaning: "Leaves out what other dealers ask. Visitors then see only the side named in “for”.",
  },
  {
    name: "accent",
    value: "b22222",
    meaning:
      "The color of the buttons, as 3 or 6 hexadecimal digits. Their text is black or white, whichever is easier to read.",
  },
  {
    name: "scheme",
    value: "dark",
    meaning:
      "Light by default. “auto” follows the visitor’s system setting. Use it if your page does too.",
  },
  {
    name: "partner",
    value: "your-id",
    meaning: "Your id, so that we can forward the carts that people offer for sale on your page.",
  },
] as const;

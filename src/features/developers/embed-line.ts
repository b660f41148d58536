import { absoluteUrl } from "../../../config/site.ts";

/**
 * The line that puts the tool in a page. The frame is a little higher than the form is at any width
 * from 320 pixels, so that nothing below it moves when the script gives it its height.
 */
export const embedLine = `<iframe src="${absoluteUrl("/embed")}?make=club-car&amp;accent=b22222&amp;partner=your-id" title="Golf cart value tool" width="100%" height="1240" style="border:0" loading="lazy"></iframe><script async src="${absoluteUrl("/embed.js")}"></script>`;

/** Parameters of the frame's address. Each may be left out. */
export const embedParameters = [
  {
    name: "make",
    value: "club-car",
    meaning:
      "Limits the tool to one make. Use the last part of the address of its page on our site.",
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

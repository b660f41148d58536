import { genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { FoldBelow } from "../../../ui/kit/fold-below.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import styles from "../plain-text.module.css";
import { sectionsOf } from "../sections.ts";
import { HtmlText } from "./html-text.tsx";

/** For a page without charts, such as the privacy policy. */
export function PlainText({ html }: { html: string }) {
  const sections = sectionsOf(html);
  return (
    <div className={`${styles.plain} wrap`}>
      <nav className="screen-only" aria-label="On this page">
        <FoldBelow width="60rem" title="On this page">
          <ol>
            {sections
              .filter(({ id }) => id !== "")
              .map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{textOf(heading)}</a>
                </li>
              ))}
          </ol>
        </FoldBelow>
      </nav>
      <div>
        {sections.map((section) => (
          <section key={section.id}>
            <HtmlText html={section.heading} />
            <HtmlText html={section.lead + section.body + section.notes + section.items.join("")} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** The text of a heading with no markup inside. */
const textOf = (heading: string) =>
  heading.slice(heading.indexOf(">") + 1, heading.lastIndexOf("<"));

const plainSigns: Readonly<Record<string, readonly [top: string, say: string, because: string]>> = {
  "privacy-policy": ["We set", "No cookies", "No accounts and no analytics"],
  "terms-of-service": ["Every value here is", "An estimate", "Not an appraisal or an offer"],
};

/** The text's main point, on a sign. */
export function PlainSign({ id }: { id: string }) {
  const [top, say, because] = plainSigns[id]!;
  return (
    <>
      <Sign top={top} because={because}>
        <Headline verb={say}>{null}</Headline>
      </Sign>
      <CartDrawing cart={genericCart} />
    </>
  );
}

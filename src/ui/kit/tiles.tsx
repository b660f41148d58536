// Tested in component-markup.test.tsx.
import type { CartPrice } from "../../../domain/answer/cart-price.ts";

/** The tiles flip, but the text is final from the first frame. */
export function Tiles({
  value,
  text,
  answer,
  price,
}: {
  value: number;
  text: string;
  answer?: string;
  /** For a number that is built into a page. */
  price?: Pick<CartPrice, "cart" | "figure">;
}) {
  return (
    // The key makes a new element for a new value, so that its tiles flip again.
    <data
      key={value}
      className="tiles"
      value={value}
      data-answer={answer}
      data-cart={price?.cart}
      data-figure={price?.figure}
      role="img"
      aria-label={text}
    >
      <Characters text={text} />
    </data>
  );
}

/** Without digits, or with a number that isn't an answer. */
export function BlankTiles({ text }: { text: string }) {
  return (
    <div className="tiles" data-blank={/\d/.test(text) ? "own" : ""} aria-hidden="true">
      <Characters text={text} />
    </div>
  );
}

/** Splits "2017 to 2019" so that the word isn't on tiles. */
function Characters({ text }: { text: string }) {
  return text.split(/( [a-z]+ )/).map((part, partIndex) =>
    part.startsWith(" ") && part.trim() !== "" ? (
      <span key={partIndex} className="verb">
        {part}
      </span>
    ) : (
      Array.from(part, (character, index) => {
        const Part = "$,+".includes(character) ? "b" : "i";
        return <Part key={`${partIndex} ${index}`}>{character}</Part>;
      })
    ),
  );
}

import { formatDollars } from "../site/money.ts";
import styles from "./value-tiles.module.css";

/** The value as a scoreboard's tiles; the true figure is there from the first frame. */
export function ValueTiles({ value }: { value: number }) {
  const text = formatDollars(value);
  return (
    // A new value is a new element, so that its tiles turn again.
    <data key={value} className={styles.tiles} value={value} role="img" aria-label={text}>
      {Array.from(text, (character, index) => (
        <Tile key={index} character={character} />
      ))}
    </data>
  );
}

export function BlankTiles() {
  return (
    <div className={styles.tiles} data-blank aria-hidden="true">
      {Array.from("$ ,   ", (character, index) => (
        <Tile key={index} character={character} />
      ))}
    </div>
  );
}

function Tile({ character }: { character: string }) {
  const isSign = character === "$" || character === ",";
  return <span className={isSign ? styles.sign : styles.tile}>{character}</span>;
}

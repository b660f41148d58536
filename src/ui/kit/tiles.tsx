import styles from "./tiles.module.css";

/** A figure as a scoreboard's tiles; the true one is there from the first frame. */
export function Tiles({
  value,
  text,
  answer,
}: {
  value: number;
  text: string;
  /** The side of the deal that it is the answer for. */
  answer?: string;
}) {
  return (
    // A new value is a new element, so that its tiles turn again.
    <data
      key={value}
      className={styles.tiles}
      value={value}
      data-answer={answer}
      role="img"
      aria-label={text}
    >
      {Array.from(text, (character, index) => (
        <Tile key={index} character={character} />
      ))}
    </data>
  );
}

export function BlankTiles({ text }: { text: string }) {
  return (
    <div className={styles.tiles} data-blank aria-hidden="true">
      {Array.from(text, (character, index) => (
        <Tile key={index} character={character} />
      ))}
    </div>
  );
}

function Tile({ character }: { character: string }) {
  const isSign = character === "$" || character === ",";
  return <span className={isSign ? styles.sign : styles.tile}>{character}</span>;
}

import { Button } from "../../components/button.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import styles from "./selection-bar.module.css";

/** The last action or the selection, always in view below the carts. */
export function SelectionBar(shelf: {
  notice: string;
  chosen: readonly string[];
  clear: () => void;
}) {
  const { notice, chosen, clear } = shelf;
  const text = notice === "" ? chosenText(chosen.length) : notice;
  return (
    <div className={styles.bar} data-idle={text === ""}>
      <p role="status">{text}</p>
      {chosen.length > 1 && <LinkButton href="#comparison">See the comparison</LinkButton>}
      {chosen.length > 0 && <Button onClick={clear}>Clear</Button>}
    </div>
  );
}

function chosenText(count: number): string {
  if (count === 0) return "";
  if (count === 1) return "1 cart chosen. Choose another to compare them.";
  return `${count} carts chosen. They are side by side below.`;
}

import { ChoiceTiles } from "../../components/choice-tiles.tsx";
import styles from "./paper-choice.module.css";
import { type PaperId, paperIds, paperKinds } from "./paper-kinds.ts";

export function PaperChoice({
  paper,
  onChoose,
}: {
  paper: PaperId | null;
  onChoose: (paper: PaperId) => void;
}) {
  return (
    <ChoiceTiles
      className={styles.papers}
      legend="Which paper do you need?"
      name="paper"
      choices={paperIds}
      value={paper}
      onChange={onChoose}
      renderTile={(id) => (
        <>
          <b>{paperKinds[id].name}</b> {paperKinds[id].use}
        </>
      )}
    />
  );
}

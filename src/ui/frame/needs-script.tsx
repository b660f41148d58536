import styles from "./needs-script.module.css";

export interface ScriptNeed {
  /** What needs the script, as the sentence begins. */
  tool: string;
  /** What visitors should know or can do without it. */
  withoutScript: string;
}

/** For visitors who have turned scripts off, or whose browser is still waiting for them. */
export function NeedsScript({ tool, withoutScript }: ScriptNeed) {
  return (
    <p className={styles.note} role="alert">
      {`${tool} needs JavaScript. Turn it on, or check your connection. ${withoutScript}`}
    </p>
  );
}

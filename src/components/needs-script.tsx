import styles from "./needs-script.module.css";

export interface ScriptNeed {
  /** What needs the script, as the sentence begins. */
  tool: string;
  /** What else a visitor can do, after "Turn it on,". */
  withoutScript: string;
}

/** For visitors who have turned scripts off, or whose browser is still waiting for them. */
export function NeedsScript({ tool, withoutScript }: ScriptNeed) {
  return (
    <p className={styles.note} role="alert">
      {`${tool} needs JavaScript, which is off or hasn’t loaded. Turn it on, ${withoutScript}`}
    </p>
  );
}

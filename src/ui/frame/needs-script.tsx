export interface ScriptNeed {
  /** The subject of the sentence: the tool that needs the script. */
  tool: string;
  /** Advice for visitors without it. */
  withoutScript: string;
}

/** For visitors who have turned scripts off, or whose browser is still waiting for them. */
export function NeedsScript({ tool, withoutScript }: ScriptNeed) {
  return (
    <p className="needs-script tinted" role="alert">
      {`${tool} needs JavaScript. Turn it on, or check your connection. ${withoutScript}`}
    </p>
  );
}

export interface ScriptNeed {
  /** The subject of the sentence. */
  tool: string;
  withoutScript: string;
}

/** Also shown while a script is still loading. */
export function NeedsScript({ tool, withoutScript }: ScriptNeed) {
  return (
    <p className="needs-script tinted" role="alert">
      {`${tool} needs JavaScript. Turn it on, or check your connection. ${withoutScript}`}
    </p>
  );
}

import { type ComponentType, Suspense, lazy, useState } from "react";
import { SafePart } from "./safe-part.tsx";

/**
 * A component whose code is loaded when it is first shown. Whatever becomes of that request, only
 * this component is missing: `sentence` says so, and a button asks again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sentence: string,
) {
  const request = () => lazy(async () => ({ default: usable(await load()) }));
  // Kept outside the component: React discards the state of a component that it has not shown yet,
  // so each attempt to show it would request the code, and render everything around it, again.
  let requested = request();
  const renew = () => void (requested = request());

  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => requested);
    return (
      <SafePart sentence={sentence} onFail={renew} onRetry={() => setPart(() => requested)}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </SafePart>
    );
  };
}

/** A file that arrives empty is a module that exports nothing. */
function usable<Props>(component: ComponentType<Props> | undefined): ComponentType<Props> {
  if (component === undefined) throw new Error("The file of this part has nothing in it.");
  return component;
}

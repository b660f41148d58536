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
  // Not in the component: React forgets the state of one that it has not shown yet, which would
  // request the code again, and render everything around it again, until it is shown.
  let requested = request();

  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => requested);
    const retry = () => {
      requested = request();
      setPart(() => requested);
    };
    return (
      <SafePart sentence={sentence} onRetry={retry}>
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

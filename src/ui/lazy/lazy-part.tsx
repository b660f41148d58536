import { type ComponentType, type ReactNode, Suspense, lazy, useState } from "react";
import { ErrorBoundary, useErrorBoundary } from "react-error-boundary";
import { Button } from "../kit/button.tsx";

/**
 * Loads the component's code when it is first shown, never while a page is prerendered. If the code
 * doesn't arrive, only this component is missing: `sentence` says so, and a button tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sentence: string,
) {
  const request = () => lazy(async () => ({ default: assertLoaded(await load()) }));
  // Kept outside the component: React discards the state of a component that it has not shown yet, so
  // each attempt to show it would request the code, and render everything around it, again.
  let requested = request();

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => requested);
    return (
      <ErrorBoundary
        // React caches the failed import, so a retry needs a new lazy component.
        onError={() => void (requested = request())}
        onReset={() => setPart(() => requested)}
        fallback={<PartFailed sentence={sentence} />}
      >
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

export function PartBoundary({ sentence, children }: { sentence: string; children: ReactNode }) {
  return <ErrorBoundary fallback={<PartFailed sentence={sentence} />}>{children}</ErrorBoundary>;
}

/** `titleOf` gives the heading of a tool that contains its page's h1, so that the page keeps one. */
export function withErrorBoundary<Props extends object>(
  Tool: ComponentType<Props>,
  titleOf?: (props: Props) => string,
): ComponentType<Props> {
  return function SafeTool(props: Props) {
    return (
      <ErrorBoundary fallback={<ToolFailed title={titleOf?.(props)} />}>
        <Tool {...props} />
      </ErrorBoundary>
    );
  };
}

function PartFailed({ sentence }: { sentence: string }) {
  const { resetBoundary } = useErrorBoundary();
  return <NotLoaded sentence={sentence} onRetry={resetBoundary} />;
}

export function NotLoaded({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="tinted stack" role="alert">
      <p>{sentence}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

function ToolFailed({ title }: { title: string | undefined }) {
  return (
    <div className="wrap section stack">
      {title !== undefined && <h1>{title}</h1>}
      <div className="tinted stack" role="alert">
        <p>
          Something went wrong in this tool. Reload the page to start it again. Your saved carts are
          safe.
        </p>
        <Button onClick={() => location.reload()}>Reload</Button>
      </div>
    </div>
  );
}

/** Offline, an empty response can arrive in place of the module. */
export function assertLoaded<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error("The file of this part has nothing in it.");
  return part;
}

import { Component, type ComponentType, type ReactNode } from "react";

/** A tool of a page: an error in it leaves the page's text and its other tools standing. */
export function safeTool<Props extends object>(Tool: ComponentType<Props>): ComponentType<Props> {
  return function SafeTool(props: Props) {
    return (
      <ToolBoundary>
        <Tool {...props} />
      </ToolBoundary>
    );
  };
}

class ToolBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ToolFailed /> : this.props.children;
  }
}

/** Without styles of its own, which every page with a tool would have to carry. */
function ToolFailed() {
  return (
    <div role="alert">
      <p>
        Something went wrong in this tool. Reload the page to start it again. Your saved carts are
        safe.
      </p>
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}

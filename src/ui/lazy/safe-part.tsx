import { Component, type ReactNode } from "react";
import { TryAgain } from "./try-again.tsx";

interface SafePartProps {
  /** A sentence about what is missing where the part fails, and what is not lost. */
  sentence: string;
  /** Called once the sentence is shown. */
  onFail?: () => void;
  /** The button's work before it shows the part again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** A part of a page that may fail without taking anything else with it. */
export class SafePart extends Component<SafePartProps, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    const { sentence, onRetry, children } = this.props;
    if (!this.state.failed) return children;
    const retry = () => {
      onRetry?.();
      this.setState({ failed: false });
    };
    return <TryAgain sentence={sentence} onRetry={retry} />;
  }
}

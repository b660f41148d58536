import { Drawing } from "../drawing/drawing.tsx";

/** The low land begins just above its highest hill, which would be cut flat otherwise. */
const viewBoxes = { high: "0 0 1600 620", low: "0 194 1600 426" };

/**
 * The land behind a masthead. Where no cart stands on it, it is low and as wide as the page, so that the
 * text above it is against the sky.
 */
export function Scene({ isLow = false, hasTrees = true }: { isLow?: boolean; hasTrees?: boolean }) {
  return (
    <svg
      className="scene"
      data-low={isLow || undefined}
      data-bare={!hasTrees || undefined}
      viewBox={viewBoxes[isLow ? "low" : "high"]}
      preserveAspectRatio={isLow ? "none" : "xMidYMax slice"}
      aria-hidden="true"
    >
      <Drawing part="scene" />
    </svg>
  );
}

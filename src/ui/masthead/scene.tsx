import { Drawing } from "../drawing/drawing.tsx";

/**
 * The land behind a masthead. Where no cart stands on it, it is low and as wide as the page, so that the
 * text above it is on the sky.
 */
export function Scene({ isLow = false }: { isLow?: boolean }) {
  return (
    <svg
      className="scene"
      data-low={isLow || undefined}
      viewBox={isLow ? "0 205 1600 415" : "0 0 1600 620"}
      preserveAspectRatio={isLow ? "none" : "xMidYMax slice"}
      aria-hidden="true"
    >
      <Drawing part="scene" />
    </svg>
  );
}

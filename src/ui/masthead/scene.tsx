import { Drawing } from "../drawing/drawing.tsx";

export function Scene() {
  return (
    <svg
      className="scene"
      viewBox="0 0 1600 620"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Drawing part="scene" />
    </svg>
  );
}

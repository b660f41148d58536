import { Drawing } from "./drawing.tsx";

/** Blades 0 to 25 are behind the ball, the others in front of it. */
const blades = Array.from({ length: 68 }, (_, index) => {
  const isBehind = index < 26;
  const step = isBehind ? index * 29 : (index - 26) * 17.4;
  const lean = ((index * 5) % 7) - 3;
  const height = (isBehind ? 62 : 44) + ((index * 11) % 6) * 9;
  return { isBehind, path: blade(step - 8, lean * 7, height) };
});

/** A blade of grass is 11 wide at its foot. */
function blade(x: number, lean: number, height: number): string {
  return `M${x} 244q${lean / 4} ${-height / 2} ${lean} ${-height}q${4 - lean / 2} ${height / 2} ${11 - lean} ${height}z`;
}

export function LostBall() {
  const grass = (isBehind: boolean) =>
    blades.map(
      (grassBlade) =>
        grassBlade.isBehind === isBehind && <path key={grassBlade.path} d={grassBlade.path} />,
    );
  return (
    <svg
      className="lost screen-only"
      viewBox="0 0 720 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Drawing part="links" />
      <path className="pole" d="M486 172V92" />
      <path className="lost-flag" d="M486 92l34 11-34 11z" />
      <g className="behind">{grass(true)}</g>
      <g className="lost-ball">
        <circle cx="352" cy="207" r="24" />
        <path d="M342 197h.1M354 193h.1M364 202h.1M348 207h.1M358 213h.1" />
      </g>
      <g className="before">{grass(false)}</g>
    </svg>
  );
}

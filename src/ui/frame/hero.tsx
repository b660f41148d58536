/** The green head of a tool page; the tool below overlaps it. */
export function Hero({ eyebrow, title, lede }: { eyebrow: string; title: string; lede: string }) {
  return (
    <div className="hero">
      <p className="eyebrow">{eyebrow}</p>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
    </div>
  );
}

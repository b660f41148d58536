export function PageHead({
  eyebrow,
  title,
  lede,
}: {
  eyebrow: string;
  title: string;
  lede: string;
}) {
  return (
    <div className="page-head wrap stack">
      <BackLink />
      <p className="eyebrow">{eyebrow}</p>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
    </div>
  );
}

export function BackLink() {
  return (
    <p>
      <a className="back screen-only" href="/">
        Back to the value tool
      </a>
    </p>
  );
}

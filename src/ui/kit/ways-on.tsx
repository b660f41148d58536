import "./ways-on.css";

export function WaysOn({
  title,
  links,
}: {
  title: string;
  links: readonly {
    readonly href: string;
    readonly text: string;
    readonly note?: string | undefined;
  }[];
}) {
  return (
    <section className="section wrap stack">
      <h2>{title}</h2>
      <ul className="ways grid">
        {links.map(({ href, text, note }) => (
          <li key={href} className="card message">
            <a href={href}>
              <b>{text}</b>
            </a>
            {note && (
              <>
                <br />
                <small>{note}</small>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

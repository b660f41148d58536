// Tested with whole guides in guide.test.tsx.
import { BackLink } from "../../../ui/masthead/page-head.tsx";
import { Scene } from "../../../ui/masthead/scene.tsx";
import styles from "../masthead.module.css";
import { GuidePicture, isPictured } from "./guide-picture.tsx";

export function GuideMasthead({
  id,
  title,
  lede,
  headings,
  shortNames,
}: {
  /** The name of its Markdown file. */
  id: string;
  title: string;
  lede: string;
  headings: readonly { slug: string; text: string }[];
  /** By anchor. */
  shortNames?: Readonly<Record<string, string>>;
}) {
  return (
    <section className="masthead">
      {/* The drawing would cover the trees. */}
      <Scene isLow hasTrees={false} />
      <div className={`${styles.head} wrap split`}>
        <div className="stack">
          <BackLink />
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          <nav className="cluster screen-only" aria-label="On this page">
            {headings
              .filter(({ slug }) => slug !== "sources")
              .map(({ slug, text }) => (
                <a key={slug} href={`#${slug}`}>
                  {shortNames?.[slug] ?? text}
                </a>
              ))}
          </nav>
        </div>
        {isPictured(id) && <GuidePicture guide={id} />}
      </div>
    </section>
  );
}

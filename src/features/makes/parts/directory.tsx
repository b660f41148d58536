import type { Make } from "../../../../domain/catalogue/make.ts";
import { FindField } from "../../../ui/form/find-field.tsx";
import { LinkGrid } from "../../../ui/kit/link-grid.tsx";
import styles from "../directory.module.css";
import { makeNote } from "../text.ts";

/** Every make, by letter. The filter narrows the list as you type. Without a script, all are shown. */
export function MakeDirectory({ makes }: { makes: readonly Make[] }) {
  const letters = Map.groupBy(makes, letterOf);
  return (
    <div className={styles.directory} id="make-directory">
      <FindField label="Find a make" example="Type a name" />
      <nav className={styles.letters} aria-label="Makes by letter">
        {[...letters.keys()].map((letter) => (
          <a key={letter} href={`#${anchorOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {[...letters].map(([letter, ofLetter]) => (
        <section key={letter} className={styles.letter} id={anchorOf(letter)}>
          <h2>{letter}</h2>
          <LinkGrid
            links={ofLetter.map((make) => ({
              href: `/${make.slug}`,
              text: make.name,
              note: makeNote(make),
            }))}
          />
        </section>
      ))}
    </div>
  );
}

/** Custom and Harley Davidson end the directory, outside the alphabet. */
function letterOf(make: Make): string {
  return ["Custom", "Harley Davidson"].includes(make.name) ? "More" : make.name[0]!.toUpperCase();
}

function anchorOf(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}

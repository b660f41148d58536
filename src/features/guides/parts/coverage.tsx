import styles from "../guide.module.css";

const marks = {
  yes: "M6 12.5l4 4 8-9",
  some: "M6 12h12",
  no: "M7 7l10 10M17 7L7 17",
} as const;

type Cover = readonly [mark: keyof typeof marks, words: string];

const policies: readonly (readonly [name: string, harm: Cover, damage: Cover])[] = [
  [
    "Your homeowners policy",
    ["some", "On the course and in your private community"],
    ["no", "Almost never"],
  ],
  [
    "An add-on to it",
    ["some", "As above, or a little farther"],
    ["some", "Yes; a crash only if you add it"],
  ],
  ["A separate policy", ["yes", "Yes"], ["some", "If you buy that part"]],
  [
    "Low-speed vehicle policy",
    ["yes", "Required in most states"],
    ["some", "If you buy that part"],
  ],
];

/** Which policy pays for what. The marks say again what the words do. */
export function Coverage() {
  return (
    <table className={`${styles.coverage} rows`}>
      <thead>
        <tr>
          <th scope="col">Policy</th>
          <th scope="col">Harm to others</th>
          <th scope="col">Theft or damage to the cart</th>
        </tr>
      </thead>
      <tbody>
        {policies.map(([name, ...covers]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {covers.map(([mark, words], index) => (
              <td key={index}>
                <svg viewBox="0 0 24 24" data-mark={mark} aria-hidden="true">
                  <circle cx="12" cy="12" r="11" />
                  <path d={marks[mark]} />
                </svg>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

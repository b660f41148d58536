/** A box at the roadside with its flag up, because there is a letter in it. */
export function LetterBox() {
  return (
    <svg className="letter-box" viewBox="0 0 136 124">
      <path className="post" d="M70 76h18v46H70z" />
      <path d="M30 78V46a21 21 0 0 1 21-21h58a21 21 0 0 1 21 21v32z" />
      <path className="hollow" d="M30 78V46a21 21 0 0 1 42 0v32z" />
      <path className="letter" d="M4 52h52v27H4zl26 16 26-16" />
      <path className="flag" d="M98 50V4h24v15H98" />
    </svg>
  );
}

/** Filled by a script with the page whose address is closest to the one that was asked for. */
export function Suggestion() {
  return (
    <p className="caution" id="suggestion" hidden>
      Did you mean <a href="/">the value tool</a>?
    </p>
  );
}

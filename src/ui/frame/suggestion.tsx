/** A script fills in the page whose address is closest to the requested one. */
export function Suggestion() {
  return (
    <p className="caution" id="suggestion" hidden>
      Did you mean <a href="/">the value tool</a>?
    </p>
  );
}

import { Headline, Sign } from "./sign.tsx";

/** A script fills in the page whose address is closest to the requested one. */
export function Suggestion() {
  return (
    <div id="suggestion" hidden>
      <Sign top={<span data-address="" />} because="It’s the closest page we have.">
        <Headline>
          <span className="verb">
            <a href="/">The value tool</a>?
          </span>
        </Headline>
      </Sign>
    </div>
  );
}

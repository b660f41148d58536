import "./arrow.css";

/** The site's fonts have no arrow. */
export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 24 16" aria-hidden="true">
      <path d="M1 8h20M15 2l6 6-6 6" />
    </svg>
  );
}

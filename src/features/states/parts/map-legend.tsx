import styles from "../states.module.css";

/** What the map's colors mean, and what its pages offer. */
export function MapLegend() {
  return (
    <div className={styles.legend}>
      <h2>Pick a place</h2>
      <p>
        Each page has the value tool and local advice: what the climate does to batteries and
        frames, when carts sell, and what to ask before you drive on a road.
      </p>
      <ul aria-hidden="true">
        <li data-kind="state">State</li>
        <li data-kind="territory">Territory</li>
      </ul>
    </div>
  );
}

import styles from "./map-legend.module.css";

/** What the map's colors mean, and what its pages hold. */
export function MapLegend() {
  return (
    <div className={styles.legend}>
      <h2>Pick a place</h2>
      <p>
        Each page has the value tool, and what we would tell a friend there: what the climate does
        to a pack and a frame, when carts sell, and what to ask before driving on a road.
      </p>
      <ul aria-hidden="true">
        <li data-kind="state">State</li>
        <li data-kind="territory">Territory</li>
      </ul>
    </div>
  );
}

import styles from "./add-cart.module.css";

/** The last place on the shelf: the next cart. */
export function AddCart() {
  return (
    <a className={styles.add} href="/">
      <b>Value another cart</b>
      <span>Then press Save to My Carts under its estimate.</span>
    </a>
  );
}

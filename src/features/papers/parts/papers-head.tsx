import styles from "../papers.module.css";

export function PapersHead() {
  return (
    <div className={`${styles.head} wrap`}>
      <h1>Papers for your golf cart</h1>
      <p className="soft">
        A bill of sale, a flyer, a checklist, and a value sheet for insurance. One page each, filled
        in on your device.
      </p>
    </div>
  );
}

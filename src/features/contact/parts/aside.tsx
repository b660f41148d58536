import { site } from "../../../../config/site.ts";
import styles from "../contact.module.css";

const questions = [
  {
    question: "How accurate is the estimate?",
    answer:
      "It is a starting point. It applies the same factors to every cart and cannot see yours, so read the arithmetic and judge the lines you know better. The range shown is 15% either way.",
  },
  {
    question: "Is it free of charge?",
    answer: "Yes. There is no account, nothing to pay and no limit on how many carts you value.",
  },
  {
    question: "How often is the data updated?",
    answer:
      "Base prices change when we change the site; an estimate counts a cart’s age from this year. If a price looks wrong, tell us here.",
  },
];

/** How else to reach us, and what people ask. */
export function ContactAside() {
  return (
    <div className={styles.aside}>
      <section>
        <h2>Reach us</h2>
        <dl className={styles.ways}>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
            </dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${site.contactPhone.replace(/[^+\d]/g, "")}`}>{site.contactPhone}</a>
            </dd>
          </div>
          <div>
            <dt>Office</dt>
            <dd>Online Service</dd>
          </div>
        </dl>
      </section>
      <section>
        <h2>Common questions</h2>
        {questions.map(({ question, answer }) => (
          <div key={question} className={styles.question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </section>
    </div>
  );
}

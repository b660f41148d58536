// Tested through the page in ../contact-page.test.tsx.
import { messageFields } from "../../../../domain/submissions/message.ts";
import { NameAndEmail, SentChoice, SentForm, SentText } from "../../../forms/sent-form.tsx";
import "../../../ui/frame/column.css";
import { site } from "../../../../config/site.ts";
import { dateText } from "../../../format/date-text.ts";
import { genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import styles from "../contact.module.css";
import { facts } from "../../../market/listings.data.ts";

/** A small script confirms the form; React doesn't run on this page. */
export function ContactForm() {
  return (
    <SentForm
      id="contact-form"
      to="messages"
      button="Send Message"
      needsScript="The form needs JavaScript. You can also write to the email address on this page."
    >
      <div className={styles.letter}>
        <h2>Send a message</h2>
        <span className={styles.stamp} aria-hidden="true">
          <CartDrawing cart={genericCart} small />
        </span>
      </div>
      <NameAndEmail />
      <SentChoice {...messageFields.subject} name="subject" request="Select a subject" />
      <SentText {...messageFields.message} name="message" textarea={{ rows: 6 }} />
    </SentForm>
  );
}

function Icon({ part }: { part: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <Drawing part={part} />
    </svg>
  );
}

const questions = [
  {
    question: "How accurate is the estimate?",
    answer: `It’s a starting point. Our figure for what dealers ask is the most accurate one. It’s typically off by ${facts.knownDealersErrorPct}% at the dealers that most of our listings come from, and by ${facts.dealersErrorPct}% at others. The formula is usually low on older carts and high on young ones.`,
  },
  {
    question: "Is it free of charge?",
    answer: "Yes. There’s no account, nothing to pay, and no limit on how many carts you value.",
  },
  {
    question: "How often is the data updated?",
    answer: `Dealers’ prices change when we add listings; the newest are from ${dateText(facts.newest.slice(0, 7))}. If a price looks wrong, tell us here.`,
  },
];

export function ContactAside() {
  return (
    <div className="column">
      <section>
        <h2>Reach us</h2>
        <dl className={styles.ways}>
          <div>
            <dt className="soft">
              <Icon part="envelope" /> Email
            </dt>
            <dd>
              <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
            </dd>
          </div>
          <div>
            <dt className="soft">
              <Icon part="phone" /> Phone
            </dt>
            <dd>
              <a href={`tel:${site.contactPhone.replace(/[^+\d]/g, "")}`}>{site.contactPhone}</a>
            </dd>
          </div>
          <div>
            <dt className="soft">
              <Icon part="globe" /> Office
            </dt>
            <dd>Online Service</dd>
          </div>
        </dl>
      </section>
      <section>
        <h2>Common questions</h2>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </section>
    </div>
  );
}

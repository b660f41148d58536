export function HowToRead() {
  return (
    <section className="section before-answer">
      <div className="wrap split">
        <div className="stack">
          <h2>Open at the first number, stop at the second</h2>
          <p>
            If the ad asks more than the second, talk it down or walk away. “Dealers ask” is where 8
            in 10 asking prices for a cart like it fall. A dealer gets a cart ready and stands
            behind it. A private seller doesn’t, so pay less.
          </p>
        </div>
        <div className="stack">
          <h2>An ad is a claim</h2>
          <p>
            Enter what it says, look the cart over, and then enter what you found. The difference is
            what you can bargain with. The <a href="/buying-guide">buying guide</a> explains what to
            look for, the <a href="/year-finder">year finder</a> reads the plate, the{" "}
            <a href="/recalls">recall check</a> finds recalls, and you can see{" "}
            <a href="/how-it-works#error">how accurate our numbers are</a>.
          </p>
        </div>
      </div>
    </section>
  );
}

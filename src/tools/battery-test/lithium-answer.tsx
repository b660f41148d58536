/** Why the test ends there, and what to ask for instead. */
export function LithiumAnswer() {
  return (
    <>
      <h2>Not for lithium</h2>
      <p>
        A lithium battery holds nearly the same voltage until it is almost empty, so its volts say
        little about its charge and nothing about its age.
      </p>
      <p>
        Look at the battery’s own monitor or app for its charge, its cycles, and any faults. For the
        age, use the receipt or the warranty papers.
      </p>
    </>
  );
}

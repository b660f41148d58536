// This is JavaScript because an editor's oxlint may run it in a Node.js that cannot read
// TypeScript.
import scslre from "scslre";

const causes = {
  Self: "can repeat itself",
  Trade: "can trade characters with another repetition",
  Move: "is tried again from every character of a long text",
};

/** A sentence about a pattern that takes more than twice as long for text twice as long. */
function slowness({ pattern, flags }) {
  const [worst] = scslre.analyse({ source: pattern, flags }).reports.toSorted(byHarm);
  if (worst === undefined) return undefined;
  const time = worst.exponential ? "exponential" : "more than linear";
  const shown = JSON.stringify(worst.character.pick);
  return (
    `A repetition in this pattern ${causes[worst.type]}: a text of many ${shown} takes ` +
    `${time} time. Anchor it, bound it with {0,n}, or search without a pattern.`
  );
}

const byHarm = (one, other) => Number(other.exponential) - Number(one.exponential);

const noSlowPattern = {
  create: (context) => ({
    Literal(node) {
      const message = "regex" in node && node.regex ? slowness(node.regex) : undefined;
      if (message !== undefined) context.report({ node, message });
    },
  }),
};

export default {
  meta: { name: "patterns" },
  rules: { "no-slow-pattern": noSlowPattern },
};

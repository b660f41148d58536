import type {
  ConditionAnswer,
  ConditionQuestion,
} from "../../../domain/valuation/condition-questions.ts";

export const answerLabels: Record<ConditionAnswer, string> = {
  no: "No",
  yes: "Yes",
  unsure: "Not sure",
};

interface QuestionText {
  readonly question: string;
  /** The fault, after "because of". */
  readonly fault: string;
  /** What is not known, after "you haven’t checked". */
  readonly part: string;
  /** How to fix the fault. */
  readonly fix: string;
}

export const questionTexts: Record<ConditionQuestion, QuestionText> = {
  frame: {
    question: "Is the frame or the battery tray rusted through, flaking, or bent?",
    fault: "the frame",
    part: "the frame",
    fix: "Have the frame repaired.",
  },
  drive: {
    question: "Does it fail to start, or stall, cut out, or grind on a short drive?",
    fault: "how it runs",
    part: "how it runs",
    fix: "Get it to start and run without trouble.",
  },
  body: {
    question: "Is any body panel or the windshield cracked or broken?",
    fault: "cracked parts",
    part: "the body",
    fix: "Replace what is cracked.",
  },
  upholstery: {
    question: "Is any seat cushion torn or split?",
    fault: "torn cushions",
    part: "the cushions",
    fix: "Have the cushions reupholstered.",
  },
  steering: {
    question: "Can you turn the steering wheel an inch or more before the tires move?",
    fault: "loose steering",
    part: "the steering",
    fix: "Have the play taken out of the steering.",
  },
  brakes: {
    question:
      "Do the brakes grind or pull to one side, or does it roll with the parking brake set?",
    fault: "the brakes",
    part: "the brakes",
    fix: "Have the brakes adjusted or repaired.",
  },
  tires: {
    question: "Is any tire cracked, worn smooth, or always low?",
    fault: "worn tires",
    part: "the tires",
    fix: "Replace the worn tires.",
  },
  lights: {
    question: "Is any light, switch, horn, or gauge dead?",
    fault: "dead lights or gauges",
    part: "the lights",
    fix: "Fix the lights and gauges.",
  },
  charger: {
    question: "Does the charger fail to start, or fail to shut off on its own?",
    fault: "the charger",
    part: "the charger",
    fix: "Repair or replace the charger.",
  },
  paint: {
    question: "At arm’s length, can you see scratches, fading, or stains?",
    fault: "visible wear",
    part: "the paint",
    fix: "Get rid of every scratch, stain, and faded spot. Few used carts look that good.",
  },
};

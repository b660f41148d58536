// Tested in page-metadata.test.ts.
export interface DedicatedMake {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly modelHint: string;
}

export const dedicatedMakes: Readonly<Record<string, DedicatedMake>> = {
  "club-car": {
    title: "Club Car Value: Precedent, Tempo, Onward, DS",
    description:
      "What is your Club Car worth? Value a Precedent, Tempo, Onward, or DS by year, seats, batteries, and condition, and see what dealers ask.",
    keywords: [
      "Club Car value",
      "Club Car Precedent value",
      "Club Car Onward price",
      "Club Car Tempo value",
      "Club Car DS value",
      "Club Car trade-in",
    ],
    modelHint: "Precedent, Tempo, Onward",
  },
  "ez-go": {
    title: "EZ-GO Golf Cart Value: TXT, RXV, Express",
    description:
      "What is your EZ-GO worth? Value a TXT, RXV, Express S4, or Freedom by year, seats, batteries, and condition, and see what to expect in trade.",
    keywords: [
      "EZ-GO value",
      "EZGO TXT value",
      "EZ-GO RXV price",
      "EZ-GO Express value",
      "E-Z-GO golf cart worth",
      "EZ-GO trade-in",
    ],
    modelHint: "TXT, RXV, Express",
  },
  yamaha: {
    title: "Yamaha Golf Cart Value: Drive, G29, Adventurer",
    description:
      "What is your Yamaha golf cart worth? Value a Drive, Drive2, G29, Adventurer, or Concierge, gas or electric, and see what dealers ask.",
    keywords: [
      "Yamaha golf cart value",
      "Yamaha Drive value",
      "Yamaha Drive2 price",
      "Yamaha G29 value",
      "Yamaha Adventurer price",
      "Yamaha golf cart trade-in",
    ],
    modelHint: "Drive, G29, Adventurer",
  },
  cushman: {
    title: "Cushman Value: Hauler and Utility Vehicles",
    description:
      "What is your Cushman worth? Value a Hauler, Shuttle, or other utility vehicle by year, powertrain, batteries, and condition, step by step.",
    keywords: [
      "Cushman value",
      "Cushman Hauler value",
      "Cushman utility vehicle price",
      "Cushman Shuttle value",
      "used Cushman worth",
    ],
    modelHint: "Hauler and utility vehicles",
  },
};

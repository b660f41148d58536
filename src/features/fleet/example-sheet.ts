/** A typical fleet list, which the page shows. */
export const exampleSheet: readonly (readonly string[])[] = [
  ["Pine Hollow, spring list", "", "", "", "", "", "", ""],
  ["Cart", "Year", "Make & model", "Seats", "Power", "Condition", "Batteries", "Qty"],
  ["A 1", "2018", "Club Car Precedent", "2", "electric", "good", "4 yrs", "24"],
  ["B 7", "FY19", "EZ-GO RXV", "4 pass", "48V lithium", "fair", "Apr-23", "12"],
  ["C 2", "2021", "Yamaha Drive2", "", "gas", "", "", "6"],
  ["Total", "", "", "", "", "", "", "42"],
];

/** What a message can be about (product spec, section 3). */
export const subjects = {
  calculator: "Calculator Questions",
  valuation: "Valuation Inquiry",
  technical: "Technical Support",
  business: "Business Partnership",
  other: "Other",
} as const;

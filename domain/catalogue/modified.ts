/** The days on which the lists of makes and of states, and the other pages, last changed. */
export const modified = { makes: "2026-11-22", states: "2026-11-22", pages: "2026-11-22" };

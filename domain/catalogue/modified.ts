/** The day each part of the catalog last changed; a test compares it with the content. */
export const modified = { makes: "2026-11-22", states: "2026-11-22", pages: "2026-11-22" };

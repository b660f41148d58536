/** Characters. Longer than any ad, so that a reader's time is bounded. */
export const maxAdLength = 4000;

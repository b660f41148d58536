/** In characters. It's longer than any real ad, and it keeps reading from taking forever. */
export const maxAdLength = 4000;

export const tracesSentence =
  "Another program is reading the database, so its log may still hold traces of what was erased. " +
  "Run this again when that program is done.";

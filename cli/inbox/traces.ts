export const tracesSentence =
  "Another program is reading the database, so its log may still hold traces of what was erased. " +
  "Run this command again when that program has finished.";

import { pino, stdTimeFunctions } from "pino";
import { readEnvironment } from "../config/environment.ts";

/** What the server does, a line of JSON each: never a name, an address, a text or a query string. */
export const log = pino({
  level: readEnvironment(process.env).LOG_LEVEL,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
});

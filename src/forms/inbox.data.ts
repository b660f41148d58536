import { site } from "../../config/site.ts";

/** False on a static host, where the browser only logs what visitors send. */
export const inboxIsOn = site.hasInbox;

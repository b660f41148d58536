import { site } from "../../config/site.ts";

/** True if the server accepts what visitors send; on a static host, their browser only logs it. */
export const inboxIsOn = site.inbox;

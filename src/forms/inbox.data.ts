import { site } from "../metadata/site.ts";

/** Whether the server accepts what visitors send; on a static host, their browser only logs it. */
export const inboxIsOn = site.inbox;

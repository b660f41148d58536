import { modified } from "../../domain/catalogue/modified.ts";
import { noCopyPath } from "./offline-pages.ts";
import type { PageRecord } from "./page-record.ts";

/** Pages that answer something and that nothing links to. */
export const unlistedPages = {
  messageSent: {
    path: "/message-sent",
    name: "Message Sent",
    places: [],
    title: "Message Sent",
    description:
      "Your message has arrived and is stored. We will answer to the email address you gave.",
    keywords: ["message sent"],
    modified: modified.pages,
    listed: false,
  },
  saleReported: {
    path: "/sale-reported",
    name: "Report Received",
    places: [],
    title: "Report Received",
    description:
      "Your report of a sale has arrived and is stored. A person reads it before anything is published.",
    keywords: ["report received"],
    modified: modified.pages,
    listed: false,
  },
  embed: {
    path: "/embed",
    name: "Embedded Value Tool",
    places: [],
    title: "Golf Cart Value Tool for Your Page",
    description:
      "The value tool as it stands in other sites’ pages: enter a golf cart to see its value.",
    keywords: ["embedded golf cart value tool"],
    modified: modified.pages,
    listed: false,
  },
  notFound: {
    path: "/404",
    name: "Page Not Found",
    places: [],
    title: "Page Not Found",
    description:
      "There is no page at this address. Find the value tool, a make or a state instead.",
    keywords: ["page not found"],
    modified: modified.pages,
    listed: false,
  },
  offline: {
    path: noCopyPath,
    name: "Offline",
    places: [],
    title: "You Are Offline",
    description: "This page is not saved in your browser. See which pages work offline.",
    keywords: ["offline"],
    modified: modified.pages,
    listed: false,
  },
} as const satisfies Record<string, PageRecord>;

import type { Source } from "../sources/source.ts";

/** What owners ask about the law of a place, in the order in which a page answers. */
export const stateTopics = ["roads", "papers", "tax"] as const;
export type StateTopic = (typeof stateTopics)[number];

/** What a law or an agency says, in our words, and where and when we read it. */
export interface StateRule {
  /** One to three sentences, without advice. */
  readonly text: string;
  /** The statute or the agency's page; its date is the day on which we read it. */
  readonly source: Required<Source>;
}

/** Keyed by the state's code. A topic for which we have read no source is left out. */
export const stateRules: Readonly<Record<string, Partial<Record<StateTopic, StateRule>>>> = {
  fl: {
    roads: {
      text: "A golf cart may use a public road only where the county or the city has opened that road to golf carts, after finding that they can travel on it safely. Inside a self-contained retirement community, carts are allowed unless the county or the city says otherwise.",
      source: {
        title: "Florida Statutes, sections 316.212 and 316.2125",
        url: "http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0300-0399/0316/Sections/0316.2125.html",
        date: "2026-11-22",
      },
    },
  },
};

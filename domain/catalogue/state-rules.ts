import written from "./state-rules.json" with { type: "json" };
import type { Source } from "../sources/source.ts";

/** Owners' questions about the law of a place, in the order in which a page answers. */
export const stateTopics = ["roads", "lowSpeed", "papers", "tax"] as const;
export type StateTopic = (typeof stateTopics)[number];

/** A rule of a law or an agency, in our words, and where and when we read it. */
export interface StateRule {
  /** One to three sentences, without advice. */
  readonly text: string;
  /** The statute or the agency's page; its date is the day on which we read it. */
  readonly source: Required<Source>;
}

/** Keyed by the state's code. A topic for which we have read no source is left out. */
export const stateRules: Readonly<Record<string, Partial<Record<StateTopic, StateRule>>>> = written;

import { createContext, use } from "react";

/** Undefined for the member's own timeline. */
const ChosenTimeline = createContext<string | undefined>(undefined);

export const ChosenTimelineProvider = ChosenTimeline.Provider;

/**
 * The timeline that the page is about, as its address names it; undefined for the member's own. Every query about a
 * timeline sends it and has it in its key (`inTimeline`).
 */
export function useChosenTimeline(): string | undefined {
  return use(ChosenTimeline);
}

/** For the query and the key of a request; empty for one's own timeline, so that what is kept of it stays found. */
export function inTimeline(timelineId: string | undefined) {
  const query = timelineId === undefined ? {} : { timelineId };
  return { query, key: timelineId === undefined ? [] : [query] };
}

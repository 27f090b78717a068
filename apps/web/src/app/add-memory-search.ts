import { parseTimelineSearch, type TimelineSearch } from "./search-params.ts";

interface AddMemorySearch extends TimelineSearch {
  /** Another app has shared something that this page should take. */
  readonly shared?: true | undefined;
}

export function parseAddMemorySearch(search: Record<string, unknown>): AddMemorySearch {
  return { ...parseTimelineSearch(search), shared: search["shared"] === true ? true : undefined };
}

import { parseTimelineSearch, type TimelineSearch } from "./search-params.ts";

interface AddMemorySearch extends TimelineSearch {
  /** Another app has shared something that this page should take. */
  readonly shared?: true | undefined;
  /** The year's question was chosen before, where it was read. */
  readonly answer?: true | undefined;
}

export function parseAddMemorySearch(search: Record<string, unknown>): AddMemorySearch {
  const [shared, answer] = ["shared", "answer"].map((name) => (search[name] === true ? true : undefined));
  return { ...parseTimelineSearch(search), shared, answer };
}

import { useSearch } from "@tanstack/react-router";

/**
 * The timeline that the address names (`?timeline=`), on any page; undefined for the member's own. A page that shows
 * other timelines passes it to its queries, and puts it into the links that lead further into the same timeline.
 */
export function useTimelineId(): string | undefined {
  const { timeline }: { readonly timeline?: unknown } = useSearch({ strict: false });
  return typeof timeline === "string" && timeline !== "" ? timeline : undefined;
}

import { useSearch } from "@tanstack/react-router";

/**
 * The timeline that the address names (`?timeline=`); undefined for the member's own. Links between pages about a timeline
 * keep it (`staysInTimeline` of the routes). Features read it from `#api/chosen-timeline.ts`.
 */
export function useTimelineId(): string | undefined {
  const { timeline }: { readonly timeline?: unknown } = useSearch({ strict: false });
  return typeof timeline === "string" && timeline !== "" ? timeline : undefined;
}

import { mayOnTimeline } from "@lane/domain/roles.ts";
import type { ReactNode } from "react";

import { useJoinedTimelines } from "#api/joined-timelines.ts";

import { QueryScope } from "./query-layout.tsx";

interface ForVaultWritersProps {
  readonly timelineId: string;
  readonly children: ReactNode;
}

/** Shows its content to those who may add to the timeline. The bars that have it are outside the page and its queries. */
export function ForVaultWriters(props: ForVaultWritersProps) {
  return (
    <QueryScope>
      <IfAllowed {...props} />
    </QueryScope>
  );
}

function IfAllowed({ timelineId, children }: ForVaultWritersProps) {
  const { data } = useJoinedTimelines();
  const timeline = data?.timelines.find(({ id }) => id === timelineId);
  return timeline && !timeline.isReadOnly && mayOnTimeline(timeline.role, "add") ? children : null;
}

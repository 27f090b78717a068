import { paths } from "@lane/contract/page-paths.ts";
import { Link, Navigate } from "@tanstack/react-router";
import { useMemo } from "react";

import { useJoinedTimelines } from "#api/joined-timelines.ts";
import type { PlaceProps, TimelineLinks, VaultLinks } from "#features/timeline/timeline-props.ts";
import { VaultScreen } from "#features/timeline/vault-screen.tsx";

import { openBringMemories } from "./sheets-above.tsx";

interface VaultTimelineProps extends PlaceProps {
  readonly timelineId: string;
}

/** The timeline of a vault. An address may also name the member's own timeline, or one they write for as a guest. */
export function VaultTimeline({ timelineId, links, ...props }: VaultTimelineProps) {
  const vaultLinks = useMemo(() => linksOf(timelineId, links), [timelineId, links]);
  const kind = useJoinedTimelines().data?.timelines.find(({ id }) => id === timelineId)?.kind;
  if (kind === "personal")
    return <Navigate to={paths.timeline} search={{ ...props.place, timeline: undefined }} replace />;
  if (kind === "guest") return <Navigate to={paths.guest} params={{ timelineId }} replace />;
  return (
    <VaultScreen {...props} timelineId={timelineId} links={vaultLinks} onBring={() => openBringMemories(timelineId)} />
  );
}

function linksOf(timelineId: string, links: TimelineLinks): VaultLinks {
  return {
    ...links,
    MembersLink: (link) => <Link to={paths.profile} search={{ section: "family", vault: timelineId }} {...link} />,
    OwnTimelineLink: (link) => <Link to={paths.timeline} search={{ timeline: undefined }} activeProps={{}} {...link} />,
  };
}

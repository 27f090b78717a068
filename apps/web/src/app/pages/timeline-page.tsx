import { memoryName } from "@lane/domain/memory-name.ts";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";

import { paths } from "#app/paths.ts";
import { useMember } from "#features/auth/auth.queries.ts";
import type { TimelineDoors } from "#features/timeline/doors.ts";
import { TimelineScreen } from "#features/timeline/timeline-screen.tsx";

const route = getRouteApi("/member/timeline");

const doors: TimelineDoors = {
  PlaceLink: ({ place, ...link }) => (
    <Link to={paths.timeline} search={place} activeOptions={{ exact: true }} {...link} />
  ),
  AddMemoryLink: ({ year, month, ...link }) => <Link to={paths.addMemory} search={{ year, month }} {...link} />,
  MemoryLink: ({ memory, ...link }) => (
    <Link
      to={paths.viewMemory}
      params={{ memoryId: memory._id, memoryName: memoryName(memory.memoryTitle) }}
      {...link}
    />
  ),
  PlansLink: (link) => <Link to={paths.subscriptions} {...link} />,
};

export function TimelinePage() {
  const place = route.useSearch();
  const navigate = useNavigate();
  const member = useMember();
  return (
    <TimelineScreen
      firstName={member?.firstName}
      place={place}
      onPlaceChange={(next) => void navigate({ to: paths.timeline, search: next })}
      doors={doors}
      renderTagging={() => null}
      renderRestore={() => null}
    />
  );
}

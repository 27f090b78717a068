import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useMemo } from "react";

import { GuestHome } from "#features/guests/guest-home.tsx";
import type { GuestLinks } from "#features/guests/guest-links.ts";

export function GuestPage() {
  const { timelineId } = useParams({ from: "/member/guest/$timelineId" });
  const navigate = useNavigate();
  // The same components while the page stays, or each answer would mount the links anew.
  const links = useMemo(() => linksOf(timelineId), [timelineId]);
  return (
    <GuestHome
      key={timelineId}
      timelineId={timelineId}
      links={links}
      onStopped={() => void navigate({ to: paths.timeline })}
    />
  );
}

function linksOf(timeline: string): GuestLinks {
  return {
    WriteLink: (link) => <Link to={paths.addMemory} search={{ timeline }} {...link} />,
    EditLink: ({ memory, ...link }) => (
      <Link to={paths.editMemory} params={paramsOf(memory)} search={{ timeline }} {...link} />
    ),
    TimelineLink: (link) => <Link to={paths.timeline} {...link} />,
  };
}

function paramsOf({ id, title }: { readonly id: string; readonly title: string }) {
  return { memoryId: id, memoryName: memoryName(title) };
}

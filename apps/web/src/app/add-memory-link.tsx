import { paths } from "@lane/contract/page-paths.ts";
import { Link, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { LazyPart } from "./lazy-part.tsx";
import { parseTimelineSearch } from "./search-params.ts";
import { useTimelineId } from "./use-timeline-id.ts";

const loadForVaultWriters = async () => (await import("./for-vault-writers.tsx")).ForVaultWriters;

interface AddMemoryLinkProps {
  readonly className: string;
  readonly children: ReactNode;
  readonly onFollow?: () => void;
}

/** In a vault, only for those who may add to it. */
export function AddMemoryLink(props: AddMemoryLinkProps) {
  const timelineId = useTimelineId();
  if (timelineId === undefined) return <PlacedLink {...props} />;
  return <LazyPart load={loadForVaultWriters} isFirst props={{ timelineId, children: <PlacedLink {...props} /> }} />;
}

/** From a month of the timeline, the new memory is one of that month. */
function PlacedLink({ className, children, onFollow }: AddMemoryLinkProps) {
  const place = useRouterState({
    select: ({ location }) => (location.pathname === paths.timeline ? parseTimelineSearch(location.search) : undefined),
    structuralSharing: true,
  });
  return (
    <Link
      to={paths.addMemory}
      search={{ year: place?.year, month: place?.month }}
      onClick={onFollow}
      className={className}
    >
      {children}
    </Link>
  );
}

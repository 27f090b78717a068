import { paths } from "@lane/contract/page-paths.ts";
import { Link, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { parseTimelineSearch } from "./search-params.ts";

interface AddMemoryLinkProps {
  readonly className: string;
  readonly children: ReactNode;
  readonly onFollow?: () => void;
}

/** From a month of the timeline, the new memory is one of that month. */
export function AddMemoryLink({ className, children, onFollow }: AddMemoryLinkProps) {
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

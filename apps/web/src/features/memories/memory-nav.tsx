import type { MemoryDetails } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

import { monthName } from "#lib/date-parts.ts";

import type { Neighbour, ViewLinks } from "./view-links.ts";

interface MemoryNavProps {
  readonly memory: MemoryDetails;
  readonly links: ViewLinks;
}

export function Breadcrumb({ memory, links }: MemoryNavProps) {
  const { t } = useLingui();
  const month = monthName(memory.month);
  return (
    <nav aria-label={t`Where you are`} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        <li className="flex items-center gap-x-2">
          {links.yearLink(memory.year, String(memory.year))}
          <span aria-hidden="true">/</span>
        </li>
        <li className="flex items-center gap-x-2">
          {links.monthLink(memory, t`Memories of ${month}`)}
          <span aria-hidden="true">/</span>
        </li>
        <li aria-current="page" className="min-w-0 max-w-full truncate py-2" dir="auto">
          {memory.memoryTitle}
        </li>
      </ol>
    </nav>
  );
}

const walkStyle =
  "inline-flex min-h-11 items-center gap-1 rounded-pill border px-3 text-sm sm:px-4 font-semibold no-underline";
const openStyle = `${walkStyle} border-edge bg-card text-ink transition-colors duration-150 hover:border-ink hover:no-underline`;
const shutStyle = `${walkStyle} border-rule text-ink-soft`;

export function NeighbourLinks({ memory, links }: MemoryNavProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Memories before and after`} className="mt-2 flex flex-wrap justify-between gap-2">
      <Walk neighbour={memory.previous} links={links}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t`Prev Memory`}
      </Walk>
      <Walk neighbour={memory.next} links={links}>
        {t`Next Memory`}
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Walk>
    </nav>
  );
}

interface WalkProps {
  readonly neighbour: Neighbour | null;
  readonly links: ViewLinks;
  readonly children: ReactNode;
}

/** Without a neighbour it stays where it was, as a link that leads nowhere. */
function Walk({ neighbour, links, children }: WalkProps) {
  if (neighbour) return links.memoryLink(neighbour, children, openStyle);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link without an address has no role of its own
    <span role="link" aria-disabled="true" className={shutStyle}>
      {children}
    </span>
  );
}

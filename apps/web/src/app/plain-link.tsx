import type { paths } from "@lane/contract/page-paths.ts";
import { useNavigate } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

import type { TimelineSearch } from "./search-params.ts";

interface PlainLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  readonly to: typeof paths.timeline | typeof paths.subscriptions;
  readonly search: TimelineSearch;
}

/** For pages with a hundred links at once: the router's own link watches the address, which costs it ten times as much. */
export function PlainLink({ to, search, children, ...anchor }: PlainLinkProps) {
  const navigate = useNavigate();

  function handleClick(event: MouseEvent) {
    const wantsElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (wantsElsewhere) return;
    event.preventDefault();
    void navigate({ to, search });
  }

  return (
    <a {...anchor} href={to + queryOf(search)} onClick={handleClick}>
      {children}
    </a>
  );
}

function queryOf(search: TimelineSearch): string {
  const written = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return written.length === 0 ? "" : `?${new URLSearchParams(written).toString()}`;
}

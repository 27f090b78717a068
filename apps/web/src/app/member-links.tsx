import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";

import { SearchOpener } from "#features/search/search-opener.tsx";
import { isAllIncluded } from "#lib/server-facts.ts";

import { escapeHandler } from "./escape-handler.ts";
import { LazyOutbox } from "./lazy-outbox.tsx";
import { MemberBadge } from "./member-badge.tsx";
import { QueryScope } from "./query-layout.tsx";

const linkStyle =
  "flex min-h-11 items-center rounded-pill px-4 text-ink xl:px-3 xl:whitespace-nowrap no-underline hover:bg-rule/60 " +
  "aria-[current=page]:font-semibold aria-[current=page]:text-clay aria-[current=page]:underline";

/** Loaded for members only, with the part that asks the server who they are. */
export function MemberLinks({ onEscape }: { readonly onEscape: (event: KeyboardEvent) => void }) {
  const { t } = useLingui();
  const onKeyDown = escapeHandler(onEscape);
  const links = [
    { to: paths.timeline, text: t`Timeline` },
    { to: paths.lifeline, text: t`Lifeline` },
    { to: paths.sharedMemories, text: t`Shared Memories` },
    ...(isAllIncluded() ? [] : [{ to: paths.subscriptions, text: t`Subscriptions` }]),
  ];
  return (
    <>
      {links.map(({ to, text }) => (
        <Link key={to} to={to} className={linkStyle} onKeyDown={onKeyDown}>
          {text}
        </Link>
      ))}
      <MemberBadge onKeyDown={onKeyDown} />
    </>
  );
}

/** In one file with the links: each lazy file more is a name more in the first page that anybody loads. */
export function MemberSearch() {
  const navigate = useNavigate();
  return (
    <QueryScope>
      <div className="flex">
        <LazyOutbox />
        <SearchOpener
          onOpenMemory={({ _id, memoryTitle }) =>
            void navigate({ to: paths.viewMemory, params: { memoryId: _id, memoryName: memoryName(memoryTitle) } })
          }
        />
      </div>
    </QueryScope>
  );
}

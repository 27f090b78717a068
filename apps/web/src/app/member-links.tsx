import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";

import { useMember } from "#features/auth/auth.queries.ts";
import { SearchOpener } from "#features/search/search-opener.tsx";
import { isAllIncluded } from "#lib/server-facts.ts";
import { Avatar } from "#ui/avatar.tsx";

import { LazyPart } from "./lazy-part.tsx";
import { QueryScope } from "./query-layout.tsx";

const linkStyle =
  "flex min-h-11 items-center rounded-pill px-4 text-ink xl:px-3 xl:whitespace-nowrap no-underline hover:bg-rule/60 " +
  "aria-[current=page]:font-semibold aria-[current=page]:text-clay aria-[current=page]:underline";

const loadOutbox = async () => (await import("./member-outbox.tsx")).MemberOutbox;

interface MemberLinksProps {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Loaded for members only, with the code that requests their profile. */
export function MemberLinks({ onKeyDown }: MemberLinksProps) {
  const { t } = useLingui();
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
      <QueryScope>
        <MemberBadge onKeyDown={onKeyDown} />
      </QueryScope>
    </>
  );
}

function MemberBadge({ onKeyDown }: MemberLinksProps) {
  const { t } = useLingui();
  const member = useMember();
  // An element, not a text: in a text Lingui would read parts of a name such as `<0>` as its own tags.
  const name = member ? <bdi>{`${member.firstName} ${member.lastName}`}</bdi> : undefined;
  return (
    <span className="flex min-w-0 items-center gap-3 px-4 xl:ps-3 xl:pe-0">
      <Link to={paths.profile} aria-label={t`Your profile`} className="inline-flex rounded-pill" onKeyDown={onKeyDown}>
        <Avatar memberId={member?.id ?? "member"} imageUrl={member?.image} />
      </Link>
      <span className="line-clamp-2 max-w-52 min-w-20 text-sm leading-snug text-ink-soft">
        {name === undefined ? <Trans>Welcome</Trans> : <Trans>Welcome {name}</Trans>}
      </span>
    </span>
  );
}

/** In one file with the links: every further lazy file would add its name to the first page of all visitors. */
export function MemberSearch() {
  const navigate = useNavigate();
  return (
    <QueryScope>
      <div className="flex">
        {/* The outbox: changes that wait for a connection. Its code is loaded while there is one. */}
        <LazyPart load={loadOutbox} />
        <SearchOpener
          onOpenMemory={({ _id, memoryTitle }) =>
            void navigate({ to: paths.viewMemory, params: { memoryId: _id, memoryName: memoryName(memoryTitle) } })
          }
          renderWalkLink={(q, content, onFollow, className) => (
            <Link to={paths.walk} search={{ q }} onClick={onFollow} className={className}>
              {content}
            </Link>
          )}
        />
      </div>
    </QueryScope>
  );
}

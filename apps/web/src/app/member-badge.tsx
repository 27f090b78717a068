import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";

import { useMember } from "#features/auth/auth.queries.ts";
import { Avatar } from "#ui/avatar.tsx";

import { QueryScope } from "./query-layout.tsx";

interface MemberBadgeProps {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function MemberBadge(props: MemberBadgeProps) {
  return (
    <QueryScope>
      <Badge {...props} />
    </QueryScope>
  );
}

function Badge({ onKeyDown }: MemberBadgeProps) {
  const { t } = useLingui();
  const member = useMember();
  // An element, not a text: in a text Lingui would take what looks like its tags for tags.
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

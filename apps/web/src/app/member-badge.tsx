import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";

import { useMember } from "#features/auth/auth.queries.ts";
import { Avatar } from "#ui/avatar.tsx";

import { paths } from "./paths.ts";
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
  const name = member ? `${member.firstName} ${member.lastName}` : "";
  return (
    <span className="flex items-center gap-3 px-4 lg:ps-3 lg:pe-0">
      <Link to={paths.profile} aria-label={t`Your profile`} className="inline-flex rounded-pill" onKeyDown={onKeyDown}>
        <Avatar memberId={member?.id ?? "member"} imageUrl={member?.image} />
      </Link>
      <span className="line-clamp-2 max-w-52 lg:max-w-36 xl:max-w-44 text-sm leading-snug text-ink-soft" dir="auto">
        {name === "" ? <Trans>Welcome</Trans> : <Trans>Welcome {name}</Trans>}
      </span>
    </span>
  );
}

import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";

import { useMember } from "#features/auth/member.queries.ts";
import { ReceivedInvitations } from "#features/families/received-invitations.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { PageHeading } from "#ui/page-heading.tsx";

export function InvitationsPage() {
  const { t } = useLingui();
  const member = useMember();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading title={t`Invitations`} />
      <ReceivedInvitations
        ownName={member && `${member.firstName} ${member.lastName}`.trim()}
        email={member?.email}
        timelineLink={
          <Link to={paths.timeline} className={buttonStyle("secondary")}>
            <Trans>Timeline</Trans>
          </Link>
        }
        onJoined={({ id, kind }) =>
          void (kind === "guest"
            ? navigate({ to: paths.guest, params: { timelineId: id } })
            : navigate({ to: paths.timeline, search: { timeline: id } }))
        }
      />
    </>
  );
}

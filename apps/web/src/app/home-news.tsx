import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { WhatsNewNote } from "#features/whats-new/whats-new-note.tsx";

/** At the foot of home: the person's own pictures and words come first. */
export function HomeNews({ joinedAt }: { readonly joinedAt: number }) {
  return (
    <WhatsNewNote
      joinedAt={joinedAt}
      link={
        <Link to={paths.whatsNew} className="inline-flex min-h-11 items-center">
          <Trans>What's new in Down Memory Lane</Trans>
        </Link>
      }
    />
  );
}

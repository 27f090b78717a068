import { Trans, useLingui } from "@lingui/react/macro";

import { buttonStyle } from "#ui/button-style.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";

import type { MonthViewProps } from "./month-view-props.ts";

/** Invites a first memory; an empty archive only says that it is one. */
export function EmptyMonth({ entry, month, isArchive, links, renderInvitation }: MonthViewProps) {
  const { t } = useLingui();
  if (isArchive) {
    return (
      <EmptyState motif={<AtticBox isOpen={false} className="h-32" />} title={t`Nothing is archived here`}>
        <p>
          <Trans>Memories of this month that you put away will wait here until you bring them back.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        motif={<AtticBox isOpen className="h-40" />}
        title={t`No memories found`}
        actions={
          entry.lock ? undefined : (
            <links.AddMemoryLink year={entry.year} month={month} className={buttonStyle("secondary")}>
              {t`Add Memory`}
            </links.AddMemoryLink>
          )
        }
      >
        <p>
          <Trans>Add memories to your timeline to see them here.</Trans>
        </p>
      </EmptyState>
      {entry.lock ? null : renderInvitation(entry.year, month)}
    </>
  );
}

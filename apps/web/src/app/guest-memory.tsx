import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";

import { timelineQueryOf } from "#api/timeline-query-of.ts";
import { LazyMediaField } from "#features/media/lazy-media-field.tsx";
import { AddMemory } from "#features/memories/add-memory.tsx";
import { openYears } from "#features/memories/memories.queries.ts";
import { buttonStyle } from "#ui/button-style.ts";

import { HelpNote } from "./help-note.tsx";
import { toGuest } from "./to-guest.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

/** The form of a memory for somebody else's timeline: with the years that its host has opened, and without questions. */
export function GuestMemory({ timelineId }: { readonly timelineId: string }) {
  const navigate = useNavigate();
  const handleUnsaved = useLeaveGuard();
  const places = useQuery({ ...timelineQueryOf(timelineId), select: openYears });
  const goBack = () => void navigate(toGuest(timelineId));
  return (
    <>
      <AddMemory
        key={timelineId}
        year={null}
        month={null}
        target={{ timelineId, places }}
        timelineLink={
          <Link {...toGuest(timelineId)} className={buttonStyle()}>
            <Trans>Timeline</Trans>
          </Link>
        }
        onAdded={goBack}
        onDiscard={goBack}
        onUndoDiscard={() => void navigate({ to: paths.addMemory, search: { timeline: timelineId } })}
        MediaField={LazyMediaField}
        onUnsaved={handleUnsaved}
      />
      <HelpNote />
    </>
  );
}

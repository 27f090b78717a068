import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";

import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { HelpNote } from "#app/help-note.tsx";
import { monthSearch, toMonth } from "#app/month-search.ts";
import { toGuest } from "#app/to-guest.ts";
import { useLeaveGuard } from "#app/use-leave-guard.ts";
import { LazyMediaField } from "#features/media/lazy-media-field.tsx";
import { EditMemory } from "#features/memories/edit-memory.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function EditMemoryPage() {
  const { memoryId, memoryName: name } = useParams({ from: "/member/timeline/memory/$memoryId/$memoryName/edit" });
  const navigate = useNavigate();
  const handleUnsaved = useLeaveGuard();
  const { timeline } = useSearch({ from: "/member/timeline/memory/$memoryId/$memoryName/edit" });
  const { data: joined } = useJoinedTimelines(timeline !== undefined);
  const other = joined?.timelines.find(({ id }) => id === timeline);
  const goBack = (memory: Parameters<typeof toMonth>[0]) =>
    void navigate(other?.kind === "guest" ? toGuest(other.id) : toMonth(memory));
  return (
    <>
      <EditMemory
        key={memoryId}
        memoryId={memoryId}
        backLink={
          <Link to={paths.timeline} className={buttonStyle("secondary")}>
            <Trans>Back to the timeline</Trans>
          </Link>
        }
        onSaved={goBack}
        onDiscard={goBack}
        onUndoDiscard={() =>
          void navigate({ to: paths.editMemory, params: { memoryId, memoryName: name }, search: { timeline } })
        }
        onKeptOther={({ _id, memoryTitle }) =>
          void navigate({ to: paths.viewMemory, params: { memoryId: _id, memoryName: memoryName(memoryTitle) } })
        }
        onMadeNew={(place) => void navigate({ to: paths.addMemory, search: { ...monthSearch(place), timeline } })}
        MediaField={LazyMediaField}
        onUnsaved={handleUnsaved}
        mayBeHeavy={other?.kind === "vault" ? () => mayBeHeavy(other.name) : undefined}
      />
      <HelpNote />
    </>
  );
}

async function mayBeHeavy(vaultName: string): Promise<boolean> {
  const { confirmHeavy } = await import("#features/vault-memories/confirm-heavy.ts");
  return confirmHeavy(vaultName);
}

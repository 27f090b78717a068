import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";

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
  const goBack = (memory: Parameters<typeof toMonth>[0]) =>
    void navigate(timeline === undefined ? toMonth(memory) : toGuest(timeline));
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
      />
      <HelpNote />
    </>
  );
}

import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate, useParams } from "@tanstack/react-router";

import { HelpNote } from "#app/help-note.tsx";
import { monthSearch, toMonth } from "#app/month-search.ts";
import { useLeaveGuard } from "#app/use-leave-guard.ts";
import { LazyMediaField } from "#features/media/lazy-media-field.tsx";
import { EditMemory } from "#features/memories/edit-memory.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function EditMemoryPage() {
  const { memoryId, memoryName: name } = useParams({ from: "/member/timeline/memory/$memoryId/$memoryName/edit" });
  const navigate = useNavigate();
  const handleUnsaved = useLeaveGuard();
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
        onSaved={(memory) => void navigate(toMonth(memory))}
        onDiscard={(memory) => void navigate(toMonth(memory))}
        onUndoDiscard={() => void navigate({ to: paths.editMemory, params: { memoryId, memoryName: name } })}
        onKeptOther={({ _id, memoryTitle }) =>
          void navigate({ to: paths.viewMemory, params: { memoryId: _id, memoryName: memoryName(memoryTitle) } })
        }
        onMadeNew={(place) => void navigate({ to: paths.addMemory, search: monthSearch(place) })}
        MediaField={LazyMediaField}
        onUnsaved={handleUnsaved}
      />
      <HelpNote />
    </>
  );
}

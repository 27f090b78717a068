import { Trans } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";

import { HelpNote } from "#app/help-note.tsx";
import { toMonth } from "#app/month-search.ts";
import { paths } from "#app/paths.ts";
import { useLeaveGuard } from "#app/use-leave-guard.ts";
import { LateMediaField } from "#features/media/late-media-field.tsx";
import { AddMemory } from "#features/memories/add-memory.tsx";
import { LatePromptBox } from "#features/prompts/late-prompt-box.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function AddMemoryPage() {
  const { year, month } = useSearch({ from: "/member/timeline/memory/add-memory" });
  const navigate = useNavigate();
  const handleUnsaved = useLeaveGuard();
  return (
    <>
      <AddMemory
        key={`${year}-${month}`}
        year={year ?? null}
        month={month ?? null}
        timelineLink={
          <Link to={paths.timeline} className={buttonStyle()}>
            <Trans>Set timeline</Trans>
          </Link>
        }
        onAdded={({ year, month }) => void navigate(toMonth({ year, month }))}
        onDiscard={() => void navigate(toMonth({ year, month }))}
        MediaField={LateMediaField}
        PromptBox={LatePromptBox}
        onUnsaved={handleUnsaved}
      />
      <HelpNote />
    </>
  );
}

import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { ComponentProps } from "react";

import { HelpNote } from "#app/help-note.tsx";
import { monthSearch, toMonth } from "#app/month-search.ts";
import { useLeaveGuard } from "#app/use-leave-guard.ts";
import { useSharedThings } from "#app/use-shared-things.ts";
import { AddMemory } from "#features/memories/add-memory.tsx";
import { LazyPromptBox } from "#features/prompts/lazy-prompt-box.tsx";
import { countSavedMemory } from "#offline/install-offer.ts";
import { buttonStyle } from "#ui/button-style.ts";

function ChosenPromptBox(props: ComponentProps<typeof LazyPromptBox>) {
  const { year } = useSearch({ from: "/member/timeline/memory/add-memory" });
  return <LazyPromptBox {...props} isChosen={props.year === year} />;
}

export function AddMemoryPage() {
  const { year, month, shared, answer } = useSearch({ from: "/member/timeline/memory/add-memory" });
  const navigate = useNavigate();
  const handleUnsaved = useLeaveGuard();
  const beginning = useSharedThings(shared === true);

  function handleAdded({ year, month }: { readonly year: number; readonly month: number }) {
    countSavedMemory();
    void navigate(toMonth({ year, month }));
  }

  if (!beginning) return null;
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
        onAdded={handleAdded}
        onDiscard={() => void navigate(toMonth({ year, month }))}
        onUndoDiscard={() => void navigate({ to: paths.addMemory, search: monthSearch({ year, month }) })}
        opening={beginning.opening}
        MediaField={beginning.MediaField}
        PromptBox={answer ? ChosenPromptBox : LazyPromptBox}
        onUnsaved={handleUnsaved}
      />
      <HelpNote />
    </>
  );
}

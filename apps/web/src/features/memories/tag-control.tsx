import type { Memory } from "@lane/contract/memories.ts";
import { type MemoryType, memoryTypes } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Spinner } from "#ui/spinner.tsx";

import { LazyStoneNote } from "./lazy-stone-note.tsx";
import { MarkMotif, useMarkName } from "./mark-motif.tsx";
import { useTagMemory } from "./memory-writes.queries.ts";

interface TagControlProps {
  readonly memory: Memory;
}

/** Buttons for a flower and a stone, shown while the memory has neither. */
export function TagControl({ memory }: TagControlProps) {
  return memory.memoryType === null ? <TagButtons memory={memory} /> : null;
}

/** The tag control of a card, with the note about the first stone. */
export function CardTagging({ memory }: TagControlProps) {
  const [wasUnmarked] = useState(memory.memoryType === null);
  return (
    <>
      <TagControl memory={memory} />
      <LazyStoneNote isShown={wasUnmarked && memory.memoryType === "Stone"} />
    </>
  );
}

function TagButtons({ memory }: TagControlProps) {
  const { t } = useLingui();
  const tag = useTagMemory(memory);

  function handleTag(mark: MemoryType) {
    if (!tag.isPending) tag.mutate(mark);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm text-ink-soft">{t`Mark it as`}</legend>
      <div className="flex flex-wrap gap-2">
        {memoryTypes.map((mark) => (
          <TagButton
            key={mark}
            mark={mark}
            memoryId={memory._id}
            isBusy={tag.isPending && tag.variables === mark}
            isWaiting={tag.isPending}
            onTag={handleTag}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TagButtonProps {
  readonly mark: MemoryType;
  readonly memoryId: string;
  readonly isBusy: boolean;
  readonly isWaiting: boolean;
  readonly onTag: (mark: MemoryType) => void;
}

// Not `disabled` while busy: that would move the keyboard focus to the top of the page.
function TagButton({ mark, memoryId, isBusy, isWaiting, onTag }: TagButtonProps) {
  const markName = useMarkName();
  return (
    <button
      type="button"
      aria-disabled={isWaiting || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => onTag(mark)}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-edge bg-card ps-3 pe-4 text-sm font-semibold transition-colors duration-150 hover:border-ink hover:bg-paper aria-disabled:cursor-not-allowed"
    >
      <span className="flex w-7 justify-center">
        {isBusy ? <Spinner /> : <MarkMotif mark={mark} memoryId={memoryId} className="h-6" />}
      </span>
      {markName(mark)}
    </button>
  );
}

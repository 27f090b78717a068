import { Autocomplete } from "@base-ui/react/autocomplete";
import type { FoundMemory } from "@lane/contract/search.ts";
import { useLingui } from "@lingui/react/macro";

import { monthName } from "#lib/date-parts.ts";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

import { MarkedText } from "./marked-text.tsx";

interface FoundRowProps {
  readonly found: FoundMemory;
  readonly onOpen: (found: FoundMemory) => void;
}

export function FoundRow({ found, onOpen }: FoundRowProps) {
  const { t } = useLingui();
  const { _id, title, excerpt, year, month, memoryType, isArchived } = found;
  return (
    <Autocomplete.Item
      value={found}
      onClick={() => onOpen(found)}
      className="grid cursor-pointer grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 rounded-[10px] px-3 py-3 outline-none data-highlighted:bg-rule forced-colors:data-highlighted:outline-2"
    >
      <span className="flex h-9 items-end justify-center">
        {memoryType === "Flower" ? <Flower memoryId={_id} label={t`Flower`} className="h-9" /> : null}
        {memoryType === "Stone" ? <Stone memoryId={_id} label={t`Stone`} className="mb-1 h-6" /> : null}
      </span>
      <span className="min-w-0">
        <span className="block font-serif text-lg leading-snug wrap-anywhere" dir="auto">
          <MarkedText pieces={title} />
        </span>{" "}
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {`${monthName(month)} ${year}`}{" "}
          {isArchived ? <span className="rounded-pill border border-edge px-2">{t`archived`}</span> : null}
        </span>{" "}
        {excerpt.length === 0 ? null : (
          <span className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-soft" dir="auto">
            <MarkedText pieces={excerpt} />
          </span>
        )}
      </span>
    </Autocomplete.Item>
  );
}

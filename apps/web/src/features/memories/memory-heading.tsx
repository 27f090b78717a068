import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { dateText, monthName } from "#lib/date-parts.ts";
import { Candle } from "#ui/motifs/candle.tsx";

import { MarkMotif, useMarkName } from "./mark-motif.tsx";

/** The title of a memory, who told it, its date and place, and what it is marked as. */
export function MemoryHeading({ memory }: { readonly memory: Memory }) {
  const { memoryTitle } = memory;
  return (
    <header dir="auto" className="wrap-anywhere">
      <title>{`${memoryTitle} · Down Memory Lane`}</title>
      <h1 className="text-3xl sm:text-4xl">{memoryTitle}</h1>
      <MemoryFacts memory={memory} />
    </header>
  );
}

export function MemoryFacts({ memory }: { readonly memory: Memory }) {
  const { toldBy: name, place, isArchived } = memory;
  const { t } = useLingui();
  const when = useWhenText(memory);
  return (
    <>
      <p className="mt-2 text-ink-soft">
        {name ? `${t`Told by ${name}`} · ` : null}
        {when}
        {place === "" ? null : (
          <>
            {" · "}
            <bdi>{place}</bdi>
          </>
        )}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft empty:hidden">
        <Mark memory={memory} />
        {memory.isCandle ? (
          <p className="inline-flex items-end gap-2">
            <Candle className="h-7" />
            <Trans>A candle is lit</Trans>
          </p>
        ) : null}
        {isArchived ? (
          <p className="rounded-pill border border-edge px-3">
            <Trans>Archived</Trans>
          </p>
        ) : null}
      </div>
    </>
  );
}

function Mark({ memory: { memoryType, _id } }: { readonly memory: Memory }) {
  const markName = useMarkName();
  if (memoryType === null) return null;
  return (
    <p className="inline-flex items-center gap-2">
      <MarkMotif mark={memoryType} memoryId={_id} className={memoryType === "Flower" ? "h-7" : "h-4"} />
      {markName(memoryType)}
    </p>
  );
}

export function useWhenText(memory: Memory): string {
  const { t } = useLingui();
  const { year, month, day, isCirca } = memory;
  const date = day === null ? `${monthName(month)} ${year}` : dateText({ year, month, day });
  return isCirca ? t`Around ${date}` : date;
}

import type { OfflineIndex, OfflineLine } from "@lane/contract/offline-page.ts";
import { useLingui } from "@lingui/react/macro";

import { whenText } from "#features/lifeline/mark-words.tsx";
import { Candle } from "#ui/motifs/candle.tsx";
import { MarkName } from "#ui/motifs/mark-name.tsx";

interface MarkNamesProps {
  readonly line: Pick<OfflineLine, "id" | "mark" | "isCandle">;
}

/** Each mark has a shape and a name, because colour must not be the only sign. */
export function MarkNames({ line: { id, mark, isCandle } }: MarkNamesProps) {
  const { t } = useLingui();
  return (
    <>
      {mark === null ? null : <MarkName mark={mark} memoryId={id} />}
      {isCandle ? (
        <span className="inline-flex items-center gap-2">
          <Candle className="h-8" />
          {t`Candle`}
        </span>
      ) : null}
    </>
  );
}

export function fullName({ person }: OfflineIndex): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** The date of a memory: day or month, and whether it is approximate. */
export function useWhenText(): (line: OfflineLine) => string {
  const { t } = useLingui();
  return ({ year, month, day, isCirca }) => {
    const date = whenText({ year, month, day });
    return isCirca ? t`Around ${date}` : date;
  };
}

import type { OfflineLine } from "@lane/contract/offline-page.ts";
import { useLingui } from "@lingui/react/macro";

import { Candle } from "#ui/motifs/candle.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

interface MarkNamesProps {
  readonly line: Pick<OfflineLine, "id" | "mark" | "isCandle">;
}

/** A shape and a word for each: colour is never the only sign. */
export function MarkNames({ line: { id, mark, isCandle } }: MarkNamesProps) {
  const { t } = useLingui();
  return (
    <>
      {mark === "Flower" ? (
        <span className="inline-flex items-center gap-2">
          <Flower memoryId={id} className="h-8" />
          {t`Flower`}
        </span>
      ) : null}
      {mark === "Stone" ? (
        <span className="inline-flex items-center gap-2">
          <Stone memoryId={id} className="h-5" />
          {t`Stone`}
        </span>
      ) : null}
      {isCandle ? (
        <span className="inline-flex items-center gap-2">
          <Candle className="h-8" />
          {t`Candle`}
        </span>
      ) : null}
    </>
  );
}

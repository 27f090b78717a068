import type { MemoryType } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";

import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

interface MarkStatusProps {
  readonly memoryId: string;
  readonly memoryType: MemoryType;
}

/** A word and a shape: colour is never the only sign. */
export function MarkStatus({ memoryId, memoryType }: MarkStatusProps) {
  const { t } = useLingui();
  return memoryType === "Flower" ? (
    <span className="inline-flex items-center gap-2">
      <Flower memoryId={memoryId} className="h-8" />
      {t`Flower`}
    </span>
  ) : (
    <span className="inline-flex items-center gap-2">
      <Stone memoryId={memoryId} className="h-5" />
      {t`Stone`}
    </span>
  );
}

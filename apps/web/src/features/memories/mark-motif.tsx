import type { MemoryType } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";

import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

interface MarkMotifProps {
  readonly mark: MemoryType;
  readonly memoryId: string;
  readonly className?: string;
}

/** The memory's own flower or stone. Its name is always shown beside it. */
export function MarkMotif({ mark, memoryId, className }: MarkMotifProps) {
  return mark === "Flower" ? (
    <Flower memoryId={memoryId} className={className} />
  ) : (
    <Stone memoryId={memoryId} className={className} />
  );
}

export function useMarkName(): (mark: MemoryType) => string {
  const { t } = useLingui();
  return (mark) => (mark === "Flower" ? t`Flower` : t`Stone`);
}

import type { MemoryType } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";

export function useMarkName(): (mark: MemoryType) => string {
  const { t } = useLingui();
  return (mark) => (mark === "Flower" ? t`Flower` : t`Stone`);
}

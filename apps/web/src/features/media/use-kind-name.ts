import type { MediaKind } from "@lane/domain/media-kinds.ts";
import { useLingui } from "@lingui/react/macro";

/** "Photo 2": the name of a file that has no better one. */
export function useKindName(): (kind: MediaKind, number: number) => string {
  const { t } = useLingui();
  return (kind, number) =>
    ({ Image: t`Photo ${number}`, Video: t`Video ${number}`, Audio: t`Recording ${number}` })[kind];
}

import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { spokenLanguage } from "#lib/languages.ts";
import { isSameFiles } from "#offline/memory-attributes.ts";

import type { Written } from "./writing.ts";

interface AlsoDifferentProps {
  readonly mine: Written;
  readonly theirs: Memory;
  /** Whether it was in the archive when the writing began. */
  readonly isArchived: boolean;
}

/** What two versions of a memory do not agree about besides their words. Nothing where they do. */
export function AlsoDifferent(props: AlsoDifferentProps) {
  const names = useNames(props);
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(spokenLanguage()).format(names);
  return (
    <p className="mt-5 max-w-measure">
      <Trans>
        Not only the words differ, but also: {list}. If you keep yours or both, what you did not change yourself stays
        as it was saved elsewhere.
      </Trans>
    </p>
  );
}

function useNames({ mine, theirs, isArchived }: AlsoDifferentProps): readonly string[] {
  const { t } = useLingui();
  const isSameDay = mine.day === theirs.day && mine.isCirca === theirs.isCirca;
  return [
    hasSameFiles(mine, theirs) ? [] : [t`photos and other files`],
    mine.mark === theirs.memoryType ? [] : [t`Flower or Stone`],
    (mine.isCandle ?? theirs.isCandle) === theirs.isCandle ? [] : [t`the candle`],
    isSameDay ? [] : [t`the day`],
    isArchived === theirs.isArchived ? [] : [t`the archive`],
  ].flat();
}

function hasSameFiles({ media, uploads = [] }: Written, theirs: Memory): boolean {
  return uploads.length === 0 && isSameFiles(media, theirs.media);
}

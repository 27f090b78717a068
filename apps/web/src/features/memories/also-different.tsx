import type { Memory } from "@lane/contract/memories.ts";
import type { FormAttribute } from "@lane/domain/memory-fields.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { spokenLanguage } from "#lib/languages.ts";
import { differingAttributes, isSameFiles } from "#offline/memory-attributes.ts";
import { attributesOfMemory } from "#offline/outbox-entry.ts";

import { attributesIn, type Written } from "./writing.ts";

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
  const day = t`the day`;
  const names = {
    memoryType: t`Flower or Stone`,
    isCandle: t`the candle`,
    isCirca: day,
  } satisfies Record<FormAttribute, string>;
  const differing = [
    hasSameFiles(mine, theirs) ? [] : [t`photos and other files`],
    differingAttributes(attributesIn(mine), attributesOfMemory(theirs)).map((name) => names[name]),
    mine.day === theirs.day ? [] : [day],
    isArchived === theirs.isArchived ? [] : [t`the archive`],
  ].flat();
  return [...new Set(differing)];
}

function hasSameFiles({ media, uploads = [] }: Written, theirs: Memory): boolean {
  return uploads.length === 0 && isSameFiles(media, theirs.media);
}

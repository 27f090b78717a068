import type { MediaItem } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { AudioLines } from "lucide-react";

import { pictureOf } from "#lib/picture-of.ts";
import { durationText } from "#lib/size-text.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { labelStyle } from "#ui/field.tsx";
import { MediaImage } from "#ui/media-image.tsx";

interface FileChoiceProps {
  readonly media: readonly MediaItem[];
  readonly chosenIds: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Which files of an answer its memory has. Their order stays that of the answer. */
export function FileChoice({ media, chosenIds, onChoose }: FileChoiceProps) {
  const { t } = useLingui();
  if (media.length === 0) return null;

  function handleChange(id: string, isChosen: boolean) {
    const chosen = media.map(({ s3id }) => s3id).filter((one) => (one === id ? isChosen : chosenIds.includes(one)));
    onChoose(chosen);
  }

  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{t`What would you like to include?`}</legend>
      <ul className="mt-1.5 grid gap-1">
        {media.map((item, index) => (
          <li key={item.s3id}>
            <Checkbox
              label={<FileLabel item={item} number={numberAt(media, index)} />}
              checked={chosenIds.includes(item.s3id)}
              onChange={({ target }) => handleChange(item.s3id, target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Its number among the files of its own kind. */
function numberAt(media: readonly MediaItem[], index: number): number {
  return media.slice(0, index + 1).filter(({ type }) => type === media[index]?.type).length;
}

function FileLabel({ item, number }: { readonly item: MediaItem; readonly number: number }) {
  const { t } = useLingui();
  const picture = item.type === "Image" ? pictureOf(item) : undefined;
  const length = item.durationMs === null ? undefined : durationText(item.durationMs);
  return (
    <span className="flex items-center gap-3">
      {picture ? (
        <MediaImage picture={picture} alt="" sizes="4rem" className="size-12 shrink-0 rounded-[4px] object-cover" />
      ) : (
        <AudioLines aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      )}
      <span>
        {item.type === "Audio" ? t`Recording ${number}` : t`Photo ${number}`}
        {length === undefined ? null : <span className="text-ink-soft tabular-nums"> {length}</span>}
      </span>
    </span>
  );
}

import type { Memory } from "@lane/contract/memories.ts";
import { useState } from "react";

import { useFailureText } from "#lib/use-failure-text.ts";
import { DefaultCover } from "#ui/illustrations/default-cover.tsx";
import { MediaImage } from "#ui/media-image.tsx";

import { coverPicture } from "./cover-picture.ts";

/** A memory's own picture, or one of ours while it has none or its own does not come. */
export function Cover({ memory }: { readonly memory: Memory }) {
  const { media, _id, memoryType } = memory;
  const picture = coverPicture(media);
  const [failedSrc, setFailedSrc] = useState<string>();
  const failureText = useFailureText();
  if (!picture || picture.src === failedSrc) {
    const broken = media.find(({ state }) => state === "failed");
    return (
      <>
        <DefaultCover memoryId={_id} isHeavy={memoryType === "Stone"} className="aspect-4/3 w-full" />
        {broken ? <p className="mt-2 text-sm text-ink-soft">{failureText(broken.failure)}</p> : null}
      </>
    );
  }
  return (
    <MediaImage
      picture={picture}
      alt=""
      sizes="(min-width: 40rem) 20rem, 90vw"
      className="aspect-4/3 h-auto w-full object-cover"
      onLost={() => setFailedSrc(picture.src)}
    />
  );
}

import type { Memory } from "@lane/contract/memories.ts";
import { useState } from "react";

import { useFailureText } from "#lib/use-failure-text.ts";
import { DefaultCover } from "#ui/illustrations/default-cover.tsx";
import { MediaImage } from "#ui/media-image.tsx";

import { coverPicture } from "./cover-picture.ts";

interface CoverProps {
  readonly memory: Memory;
  /** The address of its picture has run out: asks for newer ones, and ends when the answer is there. */
  readonly onLost: () => Promise<unknown>;
}

/** A memory's own picture, or one of ours while it has none or its own does not come. */
export function Cover({ memory, onLost }: CoverProps) {
  const { media, _id, memoryType } = memory;
  const picture = coverPicture(media);
  const [lostSrc, setLostSrc] = useState<string>();
  const [goneSrc, setGoneSrc] = useState<string>();
  const failureText = useFailureText();

  async function handleLost(src: string) {
    setLostSrc(src);
    await onLost();
    setGoneSrc(src);
  }

  if (!picture || picture.src === goneSrc) {
    const broken = media.find(({ state }) => state === "failed");
    return (
      <>
        <DefaultCover memoryId={_id} isHeavy={memoryType === "Stone"} className="aspect-4/3 w-full" />
        {broken ? <p className="mt-2 text-sm text-ink-soft">{failureText(broken.failure)}</p> : null}
      </>
    );
  }
  // What has not come would take no room.
  if (picture.src === lostSrc) return <div className="aspect-4/3 bg-rule" />;
  return (
    <MediaImage
      picture={picture}
      alt=""
      sizes="(min-width: 40rem) 20rem, 90vw"
      className="aspect-4/3 h-auto w-full object-cover"
      onLost={() => void handleLost(picture.src)}
    />
  );
}

import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans } from "@lingui/react/macro";
import { AudioLines, Clapperboard, ImageOff, Play } from "lucide-react";
import type { MouseEvent } from "react";

import { pictureOf } from "#lib/picture-of.ts";
import { durationText } from "#lib/size-text.ts";
import { useFailureText } from "#lib/use-failure-text.ts";
import { MediaImage } from "#ui/media-image.tsx";
import { Waveform } from "#ui/waveform.tsx";

import { useKindName } from "./media-print.tsx";

interface MediaTileProps {
  readonly item: MediaItem;
  readonly number: number;
  readonly isAlone: boolean;
  readonly onOpen: () => void;
  readonly onLost: (address: string) => void;
}

/** One print; pressed, it is seen or heard in full. */
export function MediaTile({ item, number, isAlone, onOpen, onLost }: MediaTileProps) {
  const name = useKindName()(item.type, number);
  const failureText = useFailureText();
  const label = item.alt ?? item.caption ?? "";
  // Some browsers do not focus what is pressed, and then the focus could not come back here.
  function handleOpen({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.focus();
    onOpen();
  }

  return (
    <figure>
      <button
        type="button"
        onClick={handleOpen}
        aria-label={label === "" ? name : `${name}: ${label}`}
        className="relative block w-full rounded-[4px] border border-rule bg-card p-2 shadow-soft transition-[translate] duration-200 hover:-translate-y-0.5 sm:p-2.5"
      >
        <Face item={item} isAlone={isAlone} onLost={onLost} />
        {item.type === "Image" || item.state === "failed" ? null : <PlayBadge durationMs={item.durationMs} />}
      </button>
      {item.state === "failed" ? (
        <p className="mt-2 text-sm font-semibold text-alarm">{failureText(item.failure)}</p>
      ) : null}
      {item.caption === null ? null : (
        <figcaption className="mt-2 text-sm wrap-anywhere text-ink-soft" dir="auto">
          {item.caption}
        </figcaption>
      )}
    </figure>
  );
}

function Face({ item, isAlone, onLost }: Pick<MediaTileProps, "item" | "isAlone" | "onLost">) {
  const picture = pictureOf(item);
  if (picture) {
    return (
      <MediaImage
        picture={picture}
        alt=""
        sizes={isAlone ? "(min-width: 50rem) 44rem, 90vw" : "(min-width: 50rem) 22rem, 90vw"}
        onLost={() => onLost(picture.src)}
        className={
          isAlone
            ? "mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-[2px]"
            : "aspect-4/3 h-auto w-full rounded-[2px] object-cover"
        }
      />
    );
  }
  return (
    <span className="flex aspect-4/3 max-h-72 w-full items-center justify-center rounded-[2px] bg-paper px-4 text-ink-soft">
      <Drawn item={item} />
    </span>
  );
}

const icons = { Image: ImageOff, Video: Clapperboard, Audio: AudioLines } as const;

function Drawn({ item: { type, state, waveform } }: { readonly item: MediaItem }) {
  if (type === "Image" && state === "preparing") return <Trans>Getting it ready...</Trans>;
  if (waveform) return <Waveform levels={waveform} className="h-1/2 w-full max-w-md" />;
  const Icon = icons[type];
  return <Icon aria-hidden="true" className="size-12" strokeWidth={1.25} />;
}

function PlayBadge({ durationMs }: { readonly durationMs: number | null }) {
  return (
    <span className="absolute start-4 bottom-4 inline-flex items-center gap-1.5 rounded-pill border border-edge bg-card px-3 py-1 text-sm font-semibold">
      <Play aria-hidden="true" className="size-4" />
      {durationMs === null ? null : durationText(durationMs)}
    </span>
  );
}

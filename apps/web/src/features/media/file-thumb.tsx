import type { MediaItem } from "@lane/contract/memories.ts";
import { AudioLines, Clapperboard, Image } from "lucide-react";
import { useState } from "react";

import { pictureOf } from "#lib/picture-of.ts";
import { useObjectUrl } from "#lib/use-object-url.ts";
import { MediaImage } from "#ui/media-image.tsx";

import type { FileEntry } from "./file-entry.ts";

const icons = { Image, Video: Clapperboard, Audio: AudioLines } as const;

interface FileThumbProps {
  readonly entry: FileEntry;
  readonly item: MediaItem | undefined;
  readonly onLost: (address: string) => void;
}

/** A small print of a file: the server's once it has one, until then what this browser can show. */
export function FileThumb({ entry, item, onLost }: FileThumbProps) {
  const small = item && smallPicture(item);
  const Icon = icons[entry.kind];
  return (
    <div className="relative flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-[3px] sm:size-20 border border-rule bg-paper text-ink-soft">
      <Icon aria-hidden="true" className="size-8" strokeWidth={1.5} />
      {small ? (
        <MediaImage
          picture={small}
          alt=""
          isEager
          onLost={() => onLost(small.src)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <OwnThumb entry={entry} />
      )}
    </div>
  );
}

/** Straight from the file: a picture, or the first moment of a film. What the browser cannot read shows nothing. */
function OwnThumb({ entry: { file, kind } }: { readonly entry: FileEntry }) {
  const url = useObjectUrl(kind === "Audio" ? undefined : file);
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === undefined || url === failedUrl) return null;
  const frame = { src: url, onError: () => setFailedUrl(url), className: "absolute inset-0 size-full object-cover" };
  return kind === "Image" ? (
    <img {...frame} alt="" decoding="async" />
  ) : (
    <video {...frame} src={`${url}#t=0.1`} preload="metadata" muted playsInline aria-hidden="true" tabIndex={-1} />
  );
}

function smallPicture(item: MediaItem) {
  const picture = pictureOf(item);
  const [smallest] = item.sources;
  if (!picture || !smallest) return undefined;
  const { placeholder } = picture;
  return { src: smallest.url, ...(placeholder === undefined ? {} : { placeholder }) };
}

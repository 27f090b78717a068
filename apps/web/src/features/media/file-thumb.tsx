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

/** Thumbnail of a file: the server's once it exists, before that one made by this browser. */
export function FileThumb({ entry, item, onLost }: FileThumbProps) {
  const small = item && smallPicture(item);
  const Icon = icons[entry.kind];
  return (
    <span className="relative flex size-full items-center justify-center overflow-hidden rounded-[8px] bg-paper text-ink-soft">
      <Icon aria-hidden="true" className="size-8" strokeWidth={1.5} />
      {small ? (
        <MediaImage
          picture={small}
          alt=""
          isEager
          draggable={false}
          onLost={() => onLost(small.src)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <OwnThumb entry={entry} />
      )}
    </span>
  );
}

/**
 * Thumbnail from the local file: a picture, or the first frame of a film. Empty when the browser cannot decode the
 * file.
 */
function OwnThumb({ entry: { file, kind } }: { readonly entry: FileEntry }) {
  const url = useObjectUrl(kind === "Audio" ? undefined : file);
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === undefined || url === failedUrl) return null;
  const frame = { src: url, onError: () => setFailedUrl(url), className: "absolute inset-0 size-full object-cover" };
  return kind === "Image" ? (
    <img {...frame} alt="" decoding="async" draggable={false} />
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

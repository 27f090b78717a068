import type { OfflineMedia } from "@lane/contract/offline-page.ts";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { useKindName } from "#features/media/media-print.tsx";
import { durationText } from "#lib/size-text.ts";

import { OriginalLink } from "./original-link.tsx";
import { playableSrc } from "./pictures.ts";

interface PlayerProps {
  readonly media: OfflineMedia;
  readonly number: number;
}

/** A film or a sound. */
export function Player({ media, number }: PlayerProps) {
  const name = useKindName()(media.kind, number);
  const [isLost, setIsLost] = useState(false);
  const words = wordsOf(media);
  const common = {
    src: playableSrc(media) ?? undefined,
    "aria-label": words === "" ? name : `${name}: ${words}`,
    controls: true,
    preload: "metadata",
    onError: () => setIsLost(true),
  } as const;
  return (
    <figure className="rounded-[4px] border border-rule bg-card p-3 shadow-soft">
      {/* Nobody has written down what is said in it; what it is stands under it. */}
      {media.kind === "Video" ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          {...common}
          poster={media.poster ?? undefined}
          width={media.width ?? undefined}
          height={media.height ?? undefined}
          playsInline
          className="mx-auto h-auto max-h-[70dvh] w-full rounded-[2px] bg-rule"
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio {...common} className="w-full" />
      )}
      <figcaption className="mt-2 text-sm wrap-anywhere text-ink-soft">
        <span dir="auto">{words === "" ? name : words}</span>
        {media.durationMs === null ? null : ` · ${durationText(media.durationMs)}`}
        {isLost ? (
          <span className="mt-1 block font-semibold text-alarm">
            <Trans>This browser cannot play it; another program can.</Trans>
          </span>
        ) : null}
        <span className="block">
          <OriginalLink media={media} />
        </span>
      </figcaption>
    </figure>
  );
}

function wordsOf({ alt, caption, name }: OfflineMedia): string {
  return alt ?? caption ?? name;
}

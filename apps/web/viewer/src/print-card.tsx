import type { OfflineLine, OfflineMedia } from "@lane/contract/offline-page.ts";
import { pickByHash } from "@lane/domain/pick-by-hash.ts";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { cardStyle, printStyle } from "#features/timeline/card-grid.tsx";
import { classNames } from "#lib/class-names.ts";
import { DefaultCover } from "#ui/illustrations/default-cover.tsx";
import { MediaImage } from "#ui/media-image.tsx";

import { HashLink } from "./hash-link.tsx";
import { MarkNames } from "./memory-facts.tsx";
import { useWhenText } from "./person-texts.ts";
import { coverOf } from "./pictures.ts";

interface PrintCardProps {
  readonly line: OfflineLine;
  /** Undefined while the year is being read. */
  readonly media: readonly OfflineMedia[] | undefined;
}

/** Nobody hangs prints with a ruler. */
const tilts = ["-rotate-[0.7deg]", "rotate-[0.5deg]", "-rotate-[0.3deg]", "rotate-[0.8deg]", "rotate-0"] as const;

export function PrintCard({ line, media }: PrintCardProps) {
  const whenText = useWhenText();
  return (
    <article className={classNames(cardStyle, "group")}>
      <HashLink
        to={{ page: "memory", id: line.id }}
        className={classNames(
          printStyle,
          "block text-ink no-underline transition-[rotate,translate] duration-200 ease-out group-hover:-translate-y-0.5 group-hover:rotate-0 hover:no-underline",
          pickByHash(line.id, tilts),
        )}
      >
        <Cover line={line} media={media} />
        <h3 className="mt-3 line-clamp-3 text-xl leading-[1.65rem] wrap-anywhere" dir="auto">
          {line.title}
        </h3>
      </HashLink>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-1">
        <MarkNames line={line} />
        <span className="text-sm text-ink-soft">{whenText(line)}</span>
        {line.isArchived ? (
          <span className="rounded-pill border border-edge px-2 text-sm">
            <Trans>archived</Trans>
          </span>
        ) : null}
      </div>
    </article>
  );
}

function Cover({ line, media }: PrintCardProps) {
  const [isLost, setIsLost] = useState(false);
  const picture = media && !isLost ? coverOf(media) : undefined;
  if (!media) return <div className="aspect-4/3 w-full bg-rule" />;
  if (!picture) {
    return <DefaultCover memoryId={line.id} isHeavy={line.mark === "Stone"} className="aspect-4/3 w-full" />;
  }
  return (
    <MediaImage
      picture={picture}
      alt=""
      className="aspect-4/3 h-auto w-full object-cover"
      onLost={() => setIsLost(true)}
    />
  );
}

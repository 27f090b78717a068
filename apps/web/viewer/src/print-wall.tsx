import type { OfflineLine, OfflineMedia } from "@lane/contract/offline-page.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { coverAmong } from "#lib/cover-of.ts";
import { wallRatio } from "#lib/wall-shape.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { DefaultCover } from "#ui/illustrations/default-cover.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { PictureWall, PictureWallItem } from "#ui/picture-wall.tsx";
import { printFrame, printStyle } from "#ui/print.tsx";

import { HashLink } from "./address.tsx";
import { useYear } from "./data.ts";
import type { Life } from "./life.ts";
import { MarkNames, useWhenText } from "./memory-facts.tsx";
import { pictureOf } from "./pictures.ts";

interface MonthWallProps {
  readonly life: Life;
  readonly year: number;
  readonly lines: readonly OfflineLine[];
}

const atATime = 120;

/** The memories of a month as a grid of cards. */
export function MonthWall({ life, year, lines }: MonthWallProps) {
  const { t } = useLingui();
  const memories = useYear(life.index.years, year);
  const [most, setMost] = useState(atATime);
  return (
    <>
      <PictureWall>
        {lines.slice(0, most).map((line) => (
          <PrintCard key={line.id} line={line} media={memories?.get(line.id)?.media} />
        ))}
      </PictureWall>
      {lines.length > most ? (
        <p className="mt-8 text-center">
          <button type="button" className={buttonStyle("secondary")} onClick={() => setMost(most + atATime)}>
            {t`Show more`}
          </button>
        </p>
      ) : null}
    </>
  );
}

interface PrintCardProps {
  readonly line: OfflineLine;
  /** Undefined while the year is loading. */
  readonly media: readonly OfflineMedia[] | undefined;
}

function PrintCard({ line, media }: PrintCardProps) {
  const whenText = useWhenText();
  const [isLost, setIsLost] = useState(false);
  const cover = media && !isLost ? coverAmong(media, ({ kind }) => kind, pictureOf) : undefined;
  const picture = cover && pictureOf(cover);
  return (
    <PictureWallItem ratio={wallRatio(picture)} frame={printFrame} className="min-w-36">
      <article className="group">
        <HashLink
          to={{ page: "memory", id: line.id }}
          className={classNames(printStyle(line.id), "block text-ink no-underline hover:no-underline")}
        >
          {media && !picture ? (
            <DefaultCover memoryId={line.id} isHeavy={line.mark === "Stone"} className="aspect-4/3 w-full" />
          ) : (
            <span className="block w-full bg-rule" style={{ aspectRatio: wallRatio(picture) }}>
              {picture ? (
                <MediaImage
                  picture={picture}
                  alt=""
                  className="size-full object-cover"
                  onLost={() => setIsLost(true)}
                />
              ) : null}
            </span>
          )}
          <h3 className="mt-2 line-clamp-3 text-lg leading-snug wrap-anywhere" dir="auto">
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
    </PictureWallItem>
  );
}

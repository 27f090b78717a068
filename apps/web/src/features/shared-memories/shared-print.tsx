import type { GivenShare } from "@lane/contract/shared-memories.ts";
import { useLingui } from "@lingui/react/macro";

import { classNames } from "#lib/class-names.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { useWhenText } from "#lib/use-when-text.ts";
import { wallRatio } from "#lib/wall-shape.ts";
import { Candle } from "#ui/motifs/candle.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PictureWallItem } from "#ui/picture-wall.tsx";
import { heightStyle, paperRatio, printFrame, PrintPicture, printStyle } from "#ui/print.tsx";

import type { ShareLinks } from "./share-links.ts";
import { isHeavy, mediaItemOf } from "./shared-media.ts";

type ListedMemory = GivenShare["memories"][number];

interface SharedPrintProps {
  readonly shareId: string;
  readonly memory: ListedMemory;
  readonly isFirst: boolean;
  readonly ShareLink: ShareLinks["ShareLink"];
  readonly onLost: () => Promise<unknown>;
}

/** A shared memory on the wall: a print, or a paper card with its mark. A stone or a candle never shows its picture here. */
export function SharedPrint({ shareId, memory, isFirst, ShareLink, onLost }: SharedPrintProps) {
  const whenText = useWhenText();
  const { id, title, cover } = memory;
  const picture = cover && !isHeavy(memory) ? pictureOf(mediaItemOf(cover)) : undefined;
  const ratio = picture ? wallRatio(picture) : paperRatio;
  const drawn = <DrawnMark memory={memory} />;
  return (
    <PictureWallItem ratio={ratio} frame={printFrame} className="min-w-36">
      <article className={classNames("group relative", heightStyle(picture))}>
        <div className={classNames(printStyle(id), heightStyle(picture))}>
          {picture ? (
            <PrintPicture picture={picture} ratio={ratio} isEager={isFirst} onLost={onLost} whenGone={drawn} />
          ) : (
            drawn
          )}
          <div className="px-1 pt-2 pb-1">
            <h3 className="leading-snug sm:text-lg" dir="auto">
              <ShareLink shareId={shareId} memoryId={id} className="text-ink no-underline after:absolute after:inset-0">
                {title}
              </ShareLink>
            </h3>
            <p className="text-sm text-ink-soft">{whenText(memory)}</p>
          </div>
        </div>
      </article>
    </PictureWallItem>
  );
}

/** What a card shows that has no picture: its mark, or else a quotation mark, as on a card with words. */
function DrawnMark({ memory: { id, memoryType, isCandle } }: { readonly memory: ListedMemory }) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-28 grow items-end justify-center gap-2 px-1 pt-4 pb-2 [&_svg]:overflow-visible">
      {memoryType === "Flower" ? <Flower memoryId={id} label={t`Flower`} className="h-16" /> : null}
      {memoryType === "Stone" ? <Stone memoryId={id} label={t`Stone`} className="h-10" /> : null}
      {isCandle ? (
        <>
          <Candle className="h-16" />
          <span className="sr-only">{t`A candle is lit`}</span>
        </>
      ) : null}
      {memoryType === null && !isCandle ? (
        <span aria-hidden="true" className="font-serif text-5xl leading-none text-straw before:content-[open-quote]" />
      ) : null}
    </div>
  );
}

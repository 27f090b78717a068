import type { Memory } from "@lane/contract/memories.ts";
import { parseRichText, plainText } from "@lane/domain/rich-text.ts";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";
import { coverOf } from "#lib/cover-of.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { useFailureText } from "#lib/use-failure-text.ts";
import { wallRatio } from "#lib/wall-shape.ts";
import { MarkName } from "#ui/motifs/mark-name.tsx";
import { PictureWallItem } from "#ui/picture-wall.tsx";
import { FirstWords, heightStyle, paperRatio, printFrame, PrintPicture, printStyle } from "#ui/print.tsx";

import type { TimelineLinks, VaultParts } from "./timeline-props.ts";
import { useHeldFocus } from "./use-held-focus.ts";

interface MemoryCardProps {
  readonly memory: Memory;
  readonly links: TimelineLinks;
  /** In sight when the page opens, so that its picture is loaded first. */
  readonly isFirst: boolean;
  /** Refetches the memories, because the addresses of their pictures have expired. */
  readonly onLost: () => Promise<unknown>;
  /** Replaces the link to the memory, such as the button that restores it from the archive. */
  readonly action?: ReactNode;
  readonly renderPeople?: VaultParts["renderPeople"] | undefined;
  /** Shown beside the mark, or in its place. */
  readonly children?: ReactNode;
}

/** A memory on the wall of its month: a print, or a paper card with its first words. */
export function MemoryCard(props: MemoryCardProps) {
  const { t } = useLingui();
  const { memory, links, isFirst, onLost, action, renderPeople, children } = props;
  const { _id, memoryTitle, memoryType, media } = memory;
  const card = useHeldFocus<HTMLElement>(memoryType ?? "unmarked");
  const cover = coverOf(media);
  const picture = cover && pictureOf(cover);
  const ratio = picture ? wallRatio(picture) : paperRatio;
  const words = <Words memory={memory} />;
  return (
    <PictureWallItem ratio={ratio} frame={printFrame} className="min-w-36">
      <article
        ref={card}
        tabIndex={-1}
        data-memory={_id}
        className={classNames("group outline-none", skippedStyle, heightStyle(picture))}
      >
        <div className={classNames(printStyle(_id), heightStyle(picture))}>
          {picture ? (
            <PrintPicture picture={picture} ratio={ratio} isEager={isFirst} onLost={onLost} whenGone={words} />
          ) : (
            words
          )}
          <h2 className={classNames("mt-2 px-1 text-lg leading-snug", clampStyle(memoryTitle))} dir="auto">
            {memoryTitle}
          </h2>
          {renderPeople ? <div className="px-1">{renderPeople(memory, picture !== undefined)}</div> : null}
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-1 [&_svg]:overflow-visible">
            {memoryType === null ? null : <MarkName mark={memoryType} memoryId={_id} />}
            {children}
            {action ?? (
              <links.MemoryLink
                memory={memory}
                className="inline-flex min-h-11 items-center text-sm font-semibold after:absolute after:inset-0 print:hidden"
              >
                {t`View Memory`}
                <span className="sr-only">{memoryTitle}</span>
              </links.MemoryLink>
            )}
          </div>
        </div>
      </article>
    </PictureWallItem>
  );
}

/**
 * What is inside a print far from the window is skipped in painting and under the pointer: nothing of it can reach beyond
 * the print's shadow. A browser that cannot leave room for the shadow would cut it off.
 */
const skippedStyle = "supports-[overflow-clip-margin:2rem]:[contain:paint] [overflow-clip-margin:2rem]";

/** A title that fits anyway is not clipped: in a wall of many prints, the browser pays for each box that clips. */
function clampStyle(title: string): string {
  return title.length > 28 ? "line-clamp-3" : "";
}

/** Enough markup for the words that fit; the rest of a long text need not be read. */
const readLetters = 600;

function Words({ memory: { memoryDescription, media } }: { readonly memory: Memory }) {
  const failureText = useFailureText();
  const broken = media.find(({ state }) => state === "failed");
  const text = plainText(parseRichText(memoryDescription.slice(0, readLetters)));
  return (
    <div className="grid min-h-28 grow content-center px-1 py-3">
      <FirstWords text={text.trim()} className="line-clamp-6" />
      {broken ? <p className="mt-2 text-sm text-ink-soft">{failureText(broken.failure)}</p> : null}
    </div>
  );
}

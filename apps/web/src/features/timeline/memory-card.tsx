import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { useFailureText } from "#lib/use-failure-text.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { DefaultCover } from "#ui/illustrations/default-cover.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { MarkName } from "#ui/motifs/mark-name.tsx";

import { cardStyle, coverOf, paperStyle } from "./card-grid.tsx";
import type { TimelineLinks } from "./timeline-props.ts";
import { useHeldFocus } from "./use-held-focus.ts";

interface MemoryCardProps {
  readonly memory: Memory;
  readonly links: TimelineLinks;
  /** Refetches the memories, because the addresses of their pictures have expired. */
  readonly onLost: () => Promise<unknown>;
  /** Shows month and year, where cards of several years are side by side. */
  readonly hasYear?: boolean;
  /** Replaces the link to the memory, such as the button that restores it from the archive. */
  readonly action?: ReactNode;
  /** Shown beside the mark, or in its place. */
  readonly children?: ReactNode;
  /** Shown under the link. */
  readonly footer?: ReactNode;
}

export function MemoryCard({
  memory,
  links: { MemoryLink },
  onLost,
  hasYear = false,
  action,
  children,
  footer,
}: MemoryCardProps) {
  const { t } = useLingui();
  const { _id, memoryTitle, memoryType } = memory;
  const card = useHeldFocus<HTMLElement>(memoryType ?? "unmarked");
  return (
    <article ref={card} tabIndex={-1} className={classNames(cardStyle, "group outline-none")}>
      <div className={paperStyle(_id)}>
        <Cover memory={memory} onLost={onLost} />
        <h3 className="mt-3 line-clamp-2 min-h-15 text-xl leading-[1.65rem]" dir="auto">
          {memoryTitle}
        </h3>
      </div>
      <div className="my-2 flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-1">
        {memoryType === null ? null : <MarkName mark={memoryType} memoryId={_id} />}
        {hasYear ? <span className="text-sm text-ink-soft">{`${monthName(memory.month)} ${memory.year}`}</span> : null}
        {children}
      </div>
      {action ?? (
        <MemoryLink memory={memory} className={`${buttonStyle("secondary")} mt-auto after:absolute after:inset-0`}>
          {t`View Memory`}
          <span className="sr-only">{memoryTitle}</span>
        </MemoryLink>
      )}
      {footer}
    </article>
  );
}

interface CoverProps {
  readonly memory: Memory;
  /** Called when the address of the picture has expired; resolves when newer addresses are there. */
  readonly onLost: () => Promise<unknown>;
}

/** The picture of a memory, or a default drawing while it has none or its own cannot be loaded. */
function Cover({ memory, onLost }: CoverProps) {
  const { media, _id, memoryType } = memory;
  const picture = coverOf(media, ({ type }) => type, pictureOf);
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
  // Keeps the height of the picture while newer addresses are requested.
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

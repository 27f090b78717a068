import type { HomeOverview, MemoryPreview } from "@lane/contract/overviews.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

import { errorText } from "#api/errors.ts";
import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";
import { largePrintSizes } from "#lib/first-answer.ts";
import { useFirstViewShown } from "#lib/first-view.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { wallRatio } from "#lib/wall-shape.ts";
import { Button } from "#ui/button.tsx";
import { PictureWall, PictureWallItem } from "#ui/picture-wall.tsx";
import {
  FirstWords,
  heightStyle,
  paperRatio,
  printFrame,
  PrintPicture,
  printStyle,
  PrintWallSkeleton,
} from "#ui/print.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { AddMemories } from "./add-memories.tsx";
import type { Today } from "./place.ts";
import type { TimelineLinks, TimelineScreenProps, VaultParts } from "./timeline-props.ts";
import { useHidePrint, useHome } from "./timeline.queries.ts";
import { useHeldFocus } from "./use-held-focus.ts";

interface HomeViewProps extends Pick<TimelineScreenProps, "links" | "onAsk"> {
  readonly today: Today;
  /** The year that was open last; undefined on a first visit. */
  readonly lastYear: number | undefined;
  /** Stands where the large print will be, until there is a memory. */
  readonly picture?: ReactNode;
  /** Renders the card that asks what belongs to the member's life; never in a vault. */
  readonly renderTopics?: TimelineScreenProps["renderTopics"];
  /** Undefined for one's own timeline. */
  readonly vault?: VaultParts;
}

/** The timeline before a year is chosen: something to write, and something of one's own to look at. */
export function HomeView({ picture, ...first }: HomeViewProps) {
  const { today, links, vault } = first;
  const home = useHome(today.month);
  const renew = () => home.refetch({ cancelRefetch: false });
  return (
    <div className="grid gap-8">
      <FirstBlock {...first} picture={picture} home={home.data} isWaiting={home.isPending} onLost={renew} />
      {home.data ? <Walls home={home.data} month={today.month} links={links} vault={vault} onLost={renew} /> : null}
      {home.isPending && !picture ? <PrintWallSkeleton count={4} /> : null}
    </div>
  );
}

interface FirstBlockProps extends HomeViewProps {
  readonly home: HomeOverview | undefined;
  readonly isWaiting: boolean;
  readonly onLost: () => Promise<unknown>;
}

function FirstBlock({ home, isWaiting, onLost, today, links, picture, renderTopics, vault, ...add }: FirstBlockProps) {
  const topics = home?.asksTopics === true ? renderTopics?.() : undefined;
  const block = useHeldFocus<HTMLDivElement>(String(topics === undefined));
  return (
    <div
      ref={block}
      tabIndex={-1}
      className="group/first grid items-start gap-6 outline-none md:grid-cols-2 md:has-data-topics:grid-rows-[auto_1fr]"
    >
      <AddMemories question={home?.question ?? undefined} isWaiting={isWaiting} links={links} vault={vault} {...add} />
      {picture}
      {isWaiting && !picture ? <Skeleton className="aspect-4/3 rounded-card" /> : null}
      <LargePrint preview={home?.print} today={today} links={links} vault={vault} onLost={onLost} />
      {topics === undefined ? null : (
        // As tall as the card is before it is loaded; on a wide screen below what can be written, beside the print.
        <div data-topics className="min-h-48 has-data-small:min-h-0">
          {topics}
        </div>
      )}
    </div>
  );
}

interface PreviewProps {
  readonly preview: MemoryPreview;
  readonly links: TimelineLinks;
  readonly vault: VaultParts | undefined;
  readonly onLost: () => Promise<unknown>;
}

interface LargePrintProps extends Omit<PreviewProps, "preview"> {
  readonly preview: MemoryPreview | null | undefined;
  readonly today: Today;
}

/** One print of the person's own life, and the way not to see it here again. */
function LargePrint({ preview, today, links, vault, onLost }: LargePrintProps) {
  const { t } = useLingui();
  const hide = useHidePrint(today.month);
  if (!preview) return null;
  return (
    <div className="md:group-has-data-topics/first:row-span-2">
      <article className="group relative">
        <div className={printStyle(preview._id)}>
          <PreviewPicture preview={preview} isEager sizes={largePrintSizes} onLost={onLost} />
          <PreviewWords preview={preview} links={links} vault={vault} Heading="h2" />
        </div>
      </article>
      {vault?.mayHide(preview) === false ? null : (
        <Button
          variant="quiet"
          className="mt-1 px-3!"
          busy={hide.isPending}
          onClick={() => hide.mutate(preview._id, { onError: (error) => toast("error", errorText(error)) })}
        >
          {t`Don't show this again`}
          <span className="sr-only">{preview.memoryTitle}</span>
        </Button>
      )}
    </div>
  );
}

interface WallsProps extends Omit<PreviewProps, "preview"> {
  readonly home: HomeOverview;
  readonly month: number;
}

function Walls({ home: { sameMonth, newest }, month, ...wall }: WallsProps) {
  const { t } = useLingui();
  const name = monthName(month);
  const mayFollow = useFirstViewShown();
  // What comes after keeps out of sight.
  if (!mayFollow) return <div data-room className="min-h-dvh" />;
  return (
    <>
      <Wall title={t`${name} in other years`} previews={sameMonth} {...wall} />
      <Wall title={t`Recently added`} previews={newest} {...wall} />
    </>
  );
}

interface WallProps extends Omit<PreviewProps, "preview"> {
  readonly title: string;
  readonly previews: readonly MemoryPreview[];
}

function Wall({ title, previews, links, vault, onLost }: WallProps) {
  const titleId = useId();
  const wall = useHeldFocus<HTMLElement>(String(previews.length));
  if (previews.length === 0) return null;
  return (
    <section ref={wall} tabIndex={-1} aria-labelledby={titleId} className="outline-none">
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <PictureWall className="mt-3" aria-labelledby={titleId}>
        {previews.map((preview) => (
          <PictureWallItem key={preview._id} ratio={ratioOf(preview)} frame={printFrame} className="min-w-32">
            <article className={classNames("group relative", heightStyle(preview.cover))}>
              <div className={classNames(printStyle(preview._id), heightStyle(preview.cover))}>
                <PreviewPicture preview={preview} onLost={onLost} />
                <PreviewWords preview={preview} links={links} vault={vault} Heading="h3" />
              </div>
            </article>
          </PictureWallItem>
        ))}
      </PictureWall>
    </section>
  );
}

function ratioOf({ cover }: MemoryPreview): number {
  const picture = cover ? pictureOf(cover) : undefined;
  return picture ? wallRatio(picture) : paperRatio;
}

interface PreviewPictureProps extends Pick<PreviewProps, "preview" | "onLost"> {
  readonly isEager?: boolean;
  readonly sizes?: string;
}

function PreviewPicture({ preview, onLost, ...loading }: PreviewPictureProps) {
  const picture = preview.cover ? pictureOf(preview.cover) : undefined;
  const words = (
    <div className="grid min-h-28 grow content-center px-1 py-3">
      <FirstWords text={preview.excerpt} className="line-clamp-5" />
    </div>
  );
  if (!picture) return words;
  return <PrintPicture picture={picture} ratio={ratioOf(preview)} onLost={onLost} whenGone={words} {...loading} />;
}

interface PreviewWordsProps extends Omit<PreviewProps, "onLost"> {
  readonly Heading: "h2" | "h3";
}

function PreviewWords({ preview, links: { MemoryLink }, vault, Heading }: PreviewWordsProps) {
  const { memoryTitle, year, month, cover } = preview;
  return (
    <div className="px-1 pt-2 pb-1">
      <Heading className="text-lg leading-snug" dir="auto">
        <MemoryLink memory={preview} className="text-ink no-underline after:absolute after:inset-0">
          {memoryTitle}
        </MemoryLink>
      </Heading>
      <p className="text-sm text-ink-soft">{`${monthName(month)} ${year}`}</p>
      {vault?.renderPeople(preview, cover !== null)}
    </div>
  );
}

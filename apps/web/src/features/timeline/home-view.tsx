import type { HomeOverview, MemoryPreview } from "@lane/contract/overviews.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, ChevronRight, PenLine } from "lucide-react";
import { type ReactNode, useId } from "react";

import { errorText } from "#api/errors.ts";
import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";
import { largePrintSizes } from "#lib/first-answer.ts";
import { useFirstViewShown } from "#lib/first-view.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { wallRatio } from "#lib/wall-shape.ts";
import { buttonStyle } from "#ui/button-style.ts";
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
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import type { Today } from "./place.ts";
import type { TimelineLinks, TimelineScreenProps } from "./timeline-props.ts";
import { useHidePrint, useHome } from "./timeline.queries.ts";
import { useHeldFocus } from "./use-held-focus.ts";
import { useUnfinished } from "./use-unfinished.ts";

interface HomeViewProps extends Pick<TimelineScreenProps, "links" | "onAsk"> {
  readonly today: Today;
  /** The year that was open last; undefined on a first visit. */
  readonly lastYear: number | undefined;
  /** Stands where the large print will be, until there is a memory. */
  readonly picture?: ReactNode;
}

/** The timeline before a year is chosen: something to write, and something of one's own to look at. */
export function HomeView({ today, lastYear, links, onAsk, picture }: HomeViewProps) {
  const home = useHome(today.month);
  const renew = () => home.refetch({ cancelRefetch: false });
  const isWaiting = home.isPending;
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <AddMemories question={home.data?.question ?? undefined} isWaiting={isWaiting} links={links} onAsk={onAsk}>
          <Continue lastYear={lastYear} links={links} />
        </AddMemories>
        {picture}
        {isWaiting && !picture ? <Skeleton className="aspect-4/3 rounded-card" /> : null}
        <LargePrint preview={home.data?.print} today={today} links={links} onLost={renew} />
      </div>
      {home.data ? <Walls home={home.data} month={today.month} links={links} onLost={renew} /> : null}
      {isWaiting && !picture ? <PrintWallSkeleton count={4} /> : null}
    </div>
  );
}

interface AddMemoriesProps extends Pick<HomeViewProps, "links" | "onAsk"> {
  readonly question: HomeOverview["question"] | undefined;
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

function AddMemories({ question, isWaiting, links: { AddMemoryLink }, onAsk, children }: AddMemoriesProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <section
      data-screen-only
      aria-labelledby={titleId}
      className="rounded-card border border-rule bg-card px-5 pt-4 pb-5 shadow-soft min-[100rem]:flex min-[100rem]:flex-col min-[100rem]:justify-center min-[100rem]:self-stretch min-[100rem]:px-10"
    >
      <h2 id={titleId} className="text-xl">{t`Add Memories`}</h2>
      <div
        className="mt-1 min-h-[5lh] font-serif text-base leading-snug text-ink-soft italic sm:min-h-[4lh] sm:text-lg min-[100rem]:text-3xl"
        dir="auto"
      >
        {isWaiting ? (
          <SkeletonGroup className="grid gap-2 pt-1">
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-2/3" />
          </SkeletonGroup>
        ) : (
          <p className="line-clamp-5 sm:line-clamp-none">
            {question?.text ?? <Trans>What would you like to remember today?</Trans>}
          </p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <AddMemoryLink
          year={question?.year}
          month={undefined}
          answer={question ? true : undefined}
          className={`${buttonStyle()} px-4! sm:px-5!`}
        >
          <PenLine aria-hidden="true" className="size-5" />
          {t`Write`}
        </AddMemoryLink>
        <AddMemoryLink
          year={undefined}
          month={undefined}
          photos
          className={`${buttonStyle("secondary")} px-4! sm:px-5!`}
        >
          <Camera aria-hidden="true" className="size-5" />
          {t`Add photos`}
        </AddMemoryLink>
        {question ? (
          <Button
            variant="quiet"
            className="-ms-3 px-3!"
            onClick={() => onAsk({ question: question.text, year: question.year })}
          >
            {t`Ask someone else`}
          </Button>
        ) : null}
      </div>
      {children}
    </section>
  );
}

const continueStyle =
  "mt-4 flex min-h-14 items-center justify-between gap-3 rounded-card border border-rule px-4 py-2 text-ink no-underline hover:border-clay hover:no-underline";

/** The unfinished draft, or else the year that was open last. */
function Continue({ lastYear, links }: Pick<HomeViewProps, "lastYear" | "links">) {
  const { t } = useLingui();
  const unfinished = useUnfinished();
  const words = (text: string) => (
    <>
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{t`Continue where you were`}</span>
        <span className="block truncate font-semibold" dir="auto">
          {text}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
    </>
  );
  if (unfinished) {
    const { title, year, month } = unfinished;
    return (
      <links.AddMemoryLink year={year ?? undefined} month={month ?? undefined} className={continueStyle}>
        {words(title === "" ? t`Your unfinished memory` : title)}
      </links.AddMemoryLink>
    );
  }
  if (lastYear === undefined) return null;
  return (
    <links.PlaceLink place={{ year: lastYear }} className={continueStyle}>
      {words(String(lastYear))}
    </links.PlaceLink>
  );
}

interface PreviewProps {
  readonly preview: MemoryPreview;
  readonly links: TimelineLinks;
  readonly onLost: () => Promise<unknown>;
}

interface LargePrintProps extends Omit<PreviewProps, "preview"> {
  readonly preview: MemoryPreview | null | undefined;
  readonly today: Today;
}

/** One print of the person's own life, and the way not to see it here again. */
function LargePrint({ preview, today, links, onLost }: LargePrintProps) {
  const { t } = useLingui();
  const hide = useHidePrint(today.month);
  if (!preview) return null;
  return (
    <div>
      <article className="group relative">
        <div className={printStyle(preview._id)}>
          <PreviewPicture preview={preview} isEager sizes={largePrintSizes} onLost={onLost} />
          <PreviewWords preview={preview} links={links} Heading="h2" />
        </div>
      </article>
      <Button
        variant="quiet"
        className="mt-1 px-3!"
        busy={hide.isPending}
        onClick={() => hide.mutate(preview._id, { onError: (error) => toast("error", errorText(error)) })}
      >
        {t`Hide this one`}
        <span className="sr-only">{preview.memoryTitle}</span>
      </Button>
    </div>
  );
}

interface WallsProps {
  readonly home: HomeOverview;
  readonly month: number;
  readonly links: TimelineLinks;
  readonly onLost: () => Promise<unknown>;
}

function Walls({ home: { sameMonth, newest }, month, links, onLost }: WallsProps) {
  const { t } = useLingui();
  const name = monthName(month);
  const mayFollow = useFirstViewShown();
  // What comes after keeps out of sight.
  if (!mayFollow) return <div data-room className="min-h-dvh" />;
  return (
    <>
      <Wall title={t`${name} in other years`} previews={sameMonth} links={links} onLost={onLost} />
      <Wall title={t`Lately added`} previews={newest} links={links} onLost={onLost} />
    </>
  );
}

interface WallProps extends Pick<WallsProps, "links" | "onLost"> {
  readonly title: string;
  readonly previews: readonly MemoryPreview[];
}

function Wall({ title, previews, links, onLost }: WallProps) {
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
                <PreviewWords preview={preview} links={links} Heading="h3" />
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

interface PreviewWordsProps extends Pick<PreviewProps, "preview" | "links"> {
  readonly Heading: "h2" | "h3";
}

function PreviewWords({ preview, links: { MemoryLink }, Heading }: PreviewWordsProps) {
  const { memoryTitle, year, month } = preview;
  return (
    <div className="px-1 pt-2 pb-1">
      <Heading className="text-lg leading-snug" dir="auto">
        <MemoryLink memory={preview} className="text-ink no-underline after:absolute after:inset-0">
          {memoryTitle}
        </MemoryLink>
      </Heading>
      <p className="text-sm text-ink-soft">{`${monthName(month)} ${year}`}</p>
    </div>
  );
}

import type { HomeOverview } from "@lane/contract/overviews.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, ChevronRight, PenLine } from "lucide-react";
import { type ReactNode, useId } from "react";

import { classNames } from "#lib/class-names.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import type { TimelineScreenProps, VaultParts } from "./timeline-props.ts";
import { useUnfinished } from "./use-unfinished.ts";

interface AddMemoriesProps extends Pick<TimelineScreenProps, "links" | "onAsk"> {
  readonly question: HomeOverview["question"] | undefined;
  readonly isWaiting: boolean;
  /** The year that was open last; undefined on a first visit. */
  readonly lastYear: number | undefined;
  /** Undefined for one's own timeline. */
  readonly vault: VaultParts | undefined;
}

/** What can be written, and what was begun. */
export function AddMemories({ question, isWaiting, links, onAsk, lastYear, vault }: AddMemoriesProps) {
  const { t } = useLingui();
  const { AddMemoryLink } = links;
  const titleId = useId();
  if (vault?.mayAdd === false) return null;
  return (
    <section
      data-screen-only
      aria-labelledby={titleId}
      className="rounded-card border border-rule bg-card px-5 pt-4 pb-5 shadow-soft min-[100rem]:flex min-[100rem]:flex-col min-[100rem]:justify-center min-[100rem]:self-stretch min-[100rem]:px-10"
    >
      <h2 id={titleId} className="text-xl">{t`Add Memories`}</h2>
      <Question question={question} isWaiting={isWaiting} text={vault?.invitation} />
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
      <Continue lastYear={lastYear} links={links} />
    </section>
  );
}

interface QuestionProps extends Pick<AddMemoriesProps, "question" | "isWaiting"> {
  /** In the place of a question; undefined where one may still come. */
  readonly text: ReactNode;
}

function Question({ question, isWaiting, text }: QuestionProps) {
  return (
    <div
      className={classNames(
        "mt-1 font-serif text-base leading-snug text-ink-soft italic sm:text-lg min-[100rem]:text-3xl",
        text === undefined && "min-h-[5lh] sm:min-h-[4lh]",
      )}
      dir="auto"
    >
      {isWaiting && text === undefined ? (
        <SkeletonGroup className="grid gap-2 pt-1">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-2/3" />
        </SkeletonGroup>
      ) : (
        <p className="line-clamp-5 sm:line-clamp-none">
          {question?.text ?? text ?? <Trans>What would you like to remember today?</Trans>}
        </p>
      )}
    </div>
  );
}

const continueStyle =
  "mt-4 flex min-h-14 items-center justify-between gap-3 rounded-card border border-rule px-4 py-2 text-ink no-underline hover:border-clay hover:no-underline";

/** The unfinished draft, or else the year that was open last. */
function Continue({ lastYear, links }: Pick<AddMemoriesProps, "lastYear" | "links">) {
  const { t } = useLingui();
  const unfinished = useUnfinished();
  const words = (text: string) => (
    <>
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{t`Pick up where you left off`}</span>
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

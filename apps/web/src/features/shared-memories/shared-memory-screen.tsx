import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, Play } from "lucide-react";
import { useEffect, useRef } from "react";

import { buttonStyle } from "#ui/button-style.ts";
import { PersonInitial } from "#ui/person-initial.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { LiveShare, type ShareStage } from "./live-share.tsx";
import type { ShareLinks } from "./share-links.ts";
import { NotLoaded, OfflineNote, ShareEnded } from "./share-notes.tsx";
import { Greeting, ShareDates } from "./share-words.tsx";
import { isHeavy } from "./shared-media.ts";
import type { OpenShare, ShareFacts } from "./shared-memories.queries.ts";
import { SharedMemoryArticle, type SharedMemoryParts } from "./shared-memory-article.tsx";
import { UnsentAnswers } from "./unsent-answers.tsx";

interface SharedMemoryScreenProps extends SharedMemoryParts {
  readonly shareId: string;
  /** The memory to begin with, if the address names one. */
  readonly memoryId: string | undefined;
  readonly links: ShareLinks;
}

/** The memories that somebody shares with the member, one under the other. */
export function SharedMemoryScreen({ shareId, memoryId, links, ...parts }: SharedMemoryScreenProps) {
  const { t } = useLingui();
  const { SharesLink } = links;
  return (
    <>
      <title>{`${t`Shared Memories`} · Down Memory Lane`}</title>
      <SharesLink className="-mt-2 mb-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t`Shared Memories`}
      </SharesLink>
      <LiveShare shareId={shareId}>
        {(live) =>
          live.stage === "open" ? (
            <>
              {live.isOffline ? <OfflineNote /> : null}
              <Opened {...live} first={memoryId} links={links} {...parts} />
            </>
          ) : (
            <>
              <h1 className="sr-only">{t`Shared Memories`}</h1>
              <NotOpen live={live} shareId={shareId} SharesLink={SharesLink} />
            </>
          )
        }
      </LiveShare>
    </>
  );
}

interface NotOpenProps extends Pick<ShareLinks, "SharesLink"> {
  readonly live: Exclude<ShareStage, { stage: "open" }>;
  readonly shareId: string;
}

function NotOpen({ live, shareId, SharesLink }: NotOpenProps) {
  const { t } = useLingui();
  if (live.stage === "loading") return <Loading />;
  if (live.stage === "failed") return <NotLoaded error={live.error} isBusy={live.isBusy} onRetry={live.retry} />;
  return (
    <ShareEnded link={<SharesLink className={buttonStyle("secondary")}>{t`Shared Memories`}</SharesLink>}>
      <UnsentAnswers shareId={shareId} />
    </ShareEnded>
  );
}

/** As large as a memory with a picture. */
function Loading() {
  return (
    <SkeletonGroup>
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 rounded-pill" />
        <Skeleton className="h-12 w-64 max-w-[70%]" />
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-5 lg:grid-cols-[56%_minmax(0,1fr)]">
        <Skeleton className="aspect-4/3 max-h-[70dvh] w-full" />
        <div className="grid content-start gap-3">
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-40" />
        </div>
      </div>
    </SkeletonGroup>
  );
}

interface OpenedProps extends SharedMemoryParts {
  readonly opened: OpenShare;
  readonly now: number;
  readonly first: string | undefined;
  readonly links: ShareLinks;
  readonly onLost: () => void;
}

function Opened({ opened: { share, memories }, now, first, links, onLost, ...parts }: OpenedProps) {
  const place = useFirstPlace(first);
  return (
    <div ref={place}>
      <ShareHeading share={share} count={memories.length} now={now} links={links} />
      <div className="mt-6 grid gap-12">
        {memories.map((memory) => (
          <SharedMemoryArticle
            key={memory.id}
            share={share}
            memory={memory}
            isAlone={memories.length === 1}
            isFolded={isHeavy(memory) && memories.length > 1 && memory.id !== first}
            onLost={onLost}
            MonthLink={links.MonthLink}
            {...parts}
          />
        ))}
      </div>
    </div>
  );
}

interface ShareHeadingProps {
  readonly share: ShareFacts;
  readonly count: number;
  readonly now: number;
  readonly links: ShareLinks;
}

function ShareHeading({ share, count, now, links: { ShareWalkLink } }: ShareHeadingProps) {
  return (
    <header>
      <div className="flex items-center gap-3">
        <PersonInitial name={share.from} className="size-12 text-xl" />
        <div className="min-w-0 grow">
          <h1 className="text-xl leading-snug wrap-anywhere italic">
            <SharesWithYou from={share.from} count={count} />
          </h1>
          <ShareDates share={share} now={now} />
        </div>
      </div>
      <Greeting text={share.greeting} />
      {count > 1 ? (
        <ShareWalkLink shareId={share.id} className={`${buttonStyle("secondary")} mt-4`}>
          <Play aria-hidden="true" className="size-4" />
          <Trans>Walk through</Trans>
        </ShareWalkLink>
      ) : null}
    </header>
  );
}

function SharesWithYou({ from, count }: { readonly from: string | null; readonly count: number }) {
  if (from === null) {
    return <Plural value={count} one="A memory was shared with you" other="# memories were shared with you" />;
  }
  const name = <bdi>{from}</bdi>;
  return (
    <Trans>
      {name} shared <Plural value={count} one="a memory" other="# memories" /> with you
    </Trans>
  );
}

/** Scrolls once to the memory that the address names; it is on the page only after the server has answered. */
function useFirstPlace(first: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (first === undefined) return;
    place.current?.querySelector(`[data-memory="${CSS.escape(first)}"]`)?.scrollIntoView({ block: "start" });
  }, [first]);
  return place;
}

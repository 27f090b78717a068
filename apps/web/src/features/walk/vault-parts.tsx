import type { Memory } from "@lane/contract/memories.ts";
import type { tellingsApi } from "@lane/contract/tellings.ts";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

import { call } from "#api/client.ts";
import { errorText, readErrorText } from "#api/errors.ts";
import { useOpenFolded } from "#api/open-folded.ts";
import { route } from "#api/routes.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { useWhenText } from "#lib/use-when-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { asWritten } from "#ui/as-written.tsx";
import { Button } from "#ui/button.tsx";
import { Faces } from "#ui/faces.tsx";
import { FoldedMemory } from "#ui/folded-memory.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { picturesOf } from "./walk-picture.tsx";
import { Sounds } from "./walk-words.tsx";
import type { WalkedMemory } from "./walk.queries.ts";

/** What a page of the walk has only in a vault: who wrote it, what others tell of the same event, and what lies folded. */

const tellingsRoute = route<typeof tellingsApi.list>("GET", "/memories/tellings");

type Author = NonNullable<WalkedMemory["author"]>;

interface BylineProps {
  readonly author: Author | null;
  readonly tellings: NonNullable<WalkedMemory["tellings"]>;
}

/** The author's face and name; of an event that several people tell, the faces of all of them. */
export function Byline({ author, tellings }: BylineProps) {
  const { t, i18n } = useLingui();
  const count = tellings.length;
  const tellers = tellings.flatMap((telling) => telling.author ?? []);
  if (count > 1) {
    const names = new Intl.ListFormat(i18n.locale).format(tellers.map(({ name }) => name));
    return (
      <p className="order-first flex min-h-9 items-center gap-2 text-[0.9em] text-ink-soft">
        <Faces people={tellers} className="size-8 text-sm" />
        <span className="min-w-0 wrap-anywhere">
          {t`${plural(count, { one: "# telling", other: "# tellings" })}`}: <bdi>{names}</bdi>
        </span>
      </p>
    );
  }
  if (author === null) return null;
  return (
    <p className="order-first flex min-h-9 items-center gap-2 text-[0.9em] text-ink-soft">
      <Face author={author} />
      <bdi className="min-w-0 wrap-anywhere">{author.name}</bdi>
    </p>
  );
}

function Face({ author: { name, colour } }: { readonly author: Author }) {
  return <PersonInitial name={name} {...(colour === null ? {} : { colour })} className="size-8 text-base" />;
}

interface OtherTellingsProps {
  readonly memory: WalkedMemory;
  readonly renderText: (html: string) => ReactNode;
  readonly isShown: boolean;
}

/** What others tell of the event, each under their name, below the words of who told it first. */
export function OtherTellings({ memory, renderText, isShown }: OtherTellingsProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useTellings(memory, isShown);
  if (!data) {
    return error ? (
      <div className="mt-6 grid justify-items-start gap-3">
        <p role="alert">{readErrorText(error)}</p>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t`Try Again`}
        </Button>
      </div>
    ) : (
      <SkeletonGroup className="mt-6 grid gap-3">
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  }
  return data
    .filter(({ _id }) => _id !== memory._id)
    .map((telling) => (
      <Telling
        key={telling._id}
        telling={telling}
        renderText={renderText}
        isShown={isShown}
        onLost={() => void refetch()}
      />
    ));
}

/** Keyed below the walk, so that what was walked through stays readable without a connection. */
function useTellings({ _id, timelineId }: WalkedMemory, isWanted: boolean) {
  return useQuery({
    queryKey: ["memories", "walk", "tellings", _id, { timelineId }],
    enabled: isWanted,
    queryFn: async ({ signal }) => (await call(tellingsRoute, { query: { id: _id } }, { signal })).memories,
  });
}

interface TellingProps extends Pick<OtherTellingsProps, "renderText" | "isShown"> {
  readonly telling: Memory;
  readonly onLost: () => void;
}

function Telling({ telling, renderText, isShown, onLost }: TellingProps) {
  const { author } = telling;
  return (
    <section className="mt-6 border-s-4 border-moss bg-paper py-3 ps-4 pe-3 shadow-soft first-of-type:mt-8">
      {telling.isFolded === true ? (
        <Folded memory={telling} />
      ) : (
        <>
          <h3 className="flex items-center gap-2 text-[1.1em] leading-snug">
            {author ? <Face author={author} /> : null}
            <span className="min-w-0 wrap-anywhere">
              <TellingHeading author={author ?? null} />
            </span>
          </h3>
          <div className="mt-2 leading-relaxed">{renderText(telling.memoryDescription)}</div>
          <TellingPictures telling={telling} onLost={onLost} />
          <Sounds memory={telling} isShown={isShown} />
        </>
      )}
    </section>
  );
}

function TellingHeading({ author }: { readonly author: Author | null }) {
  if (author === null) return <Trans>Someone remembers it differently</Trans>;
  if (author.isMe) return <Trans>You remember it differently</Trans>;
  const name = asWritten(author.name);
  return <Trans>{name} remembers it differently</Trans>;
}

function TellingPictures({ telling, onLost }: Pick<TellingProps, "telling" | "onLost">) {
  const { t } = useLingui();
  const title = telling.memoryTitle;
  const pictures = picturesOf(telling.media);
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map((item) => {
        const picture = pictureOf(item);
        return picture ? (
          <li key={item.s3id}>
            <MediaImage
              picture={picture}
              alt={item.alt ?? item.caption ?? t`Photo from “${title}”`}
              sizes="240px"
              className="h-32 w-auto max-w-full object-cover"
              onLost={onLost}
            />
          </li>
        ) : null;
      })}
    </ul>
  );
}

interface FoldedPageProps {
  readonly memory: WalkedMemory;
  readonly headingId: string;
  readonly isShown: boolean;
}

/** A quiet page in the place of a heavy memory: when it was and who wrote it, until its reader opens it. */
export function FoldedPage({ memory, headingId, isShown }: FoldedPageProps) {
  const when = useWhenText()(memory);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  });
  const isOpened = useRef(false);
  useEffect(() => {
    // If it is the first page, it is loaded after the walk has looked for its heading.
    focusFirst();
    return () => {
      // The heading of the words that have taken its place.
      if (isOpened.current) document.getElementById(headingId)?.focus({ preventScroll: true });
    };
  }, [headingId]);
  return (
    <div className="absolute inset-x-0 top-(--walk-top) bottom-(--walk-foot) overflow-y-auto px-6">
      <div className="mx-auto flex min-h-full max-w-[34em] flex-col justify-center gap-4 py-9">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-[1.2em] text-ink-soft outline-none">
          {when}
        </h2>
        <div className="rounded-card border border-rule bg-card p-6 shadow-soft">
          <Folded memory={memory} onOpen={() => (isOpened.current = true)} />
        </div>
      </div>
    </div>
  );
}

interface FoldedProps {
  readonly memory: Pick<WalkedMemory, "_id" | "author">;
  readonly onOpen?: () => void;
}

function Folded({ memory: { _id, author }, onOpen }: FoldedProps) {
  const { t } = useLingui();
  const open = useOpenFolded(_id);

  function handleOpen() {
    onOpen?.();
    open.mutate();
  }

  return (
    <FoldedMemory memoryId={_id} author={author?.name ?? null}>
      <Button variant="secondary" className="mt-3" busy={open.isPending} onClick={handleOpen}>
        {t`Open`}
      </Button>
      <AlertNote summary={t`That didn't work`} text={open.error ? errorText(open.error) : undefined} />
    </FoldedMemory>
  );
}

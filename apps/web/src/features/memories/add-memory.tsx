import type { RichText } from "@lane/domain/rich-text.ts";
import { useLingui } from "@lingui/react/macro";
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";

import { errorText } from "#api/errors.ts";
import { monthName } from "#lib/date-parts.ts";
import { lastYear } from "#lib/last-year.ts";
import { randomId } from "#lib/random-id.ts";
import type { Draft } from "#offline/draft-text.ts";
import { openDrafts } from "#offline/drafts.ts";

import { LazyDraftOffer } from "./lazy-draft-offer.tsx";
import type { MediaSlot } from "./media-slot.ts";
import { useOpenYears } from "./memories.queries.ts";
import { MemoryComposer } from "./memory-composer.tsx";
import { type AddedMemory, useAdding } from "./use-adding.ts";
import type { Composing, Unsaved } from "./use-composing.ts";
import { useDraftOffers } from "./use-draft-offers.ts";
import { WritingHeading } from "./writing-heading.tsx";
import { blankWritten, type ComposingStart, type Writing, writtenOfDraft } from "./writing.ts";

/** Loaded lazily, because a timeline is nearly always set before the first memory. */
const LazyNoTimeline = lazy(async () => ({ default: (await import("./no-timeline.tsx")).NoTimeline }));

interface Opening {
  readonly title: string;
  readonly text: RichText;
}

interface AddMemoryProps {
  readonly year: number | null;
  readonly month: number | null;
  /** Where a guest writes, and in which years; left out for one's own timeline. */
  readonly guest?: { readonly timelineId: string; readonly places: ReturnType<typeof useOpenYears> } | undefined;
  /** Initial content, where another app has shared something. */
  readonly opening?: Opening | undefined;
  /** The member came to add photos. */
  readonly hasPhotosFirst?: boolean;
  /** Link to the page where a timeline is set. */
  readonly timelineLink: ReactNode;
  readonly MediaField: MediaSlot;
  /** Renders a prompt; passed in because it belongs to another feature. */
  readonly PromptBox?: PromptSlot | undefined;
  readonly onAdded: (memory: AddedMemory) => void;
  readonly onDiscard: () => void;
  readonly onUndoDiscard: () => void;
  readonly onUnsaved: (unsaved: Unsaved) => void;
}

export function AddMemory(props: AddMemoryProps) {
  const { guest, hasPhotosFirst = false, timelineLink, MediaField, PromptBox, onAdded } = props;
  const { t } = useLingui();
  const [drafts] = useState(openDrafts);
  const [start, setStart] = useState(() => blankStart(props));
  const { offers, take, throwAway } = useDraftOffers(drafts, null);
  const own = useOpenYears(!guest);
  const places = guest?.places ?? own;
  const send = useAdding({ draftId: start.draftId, places, onAdded });
  const years = places.data?.years.map((entry) => entry.year);

  async function handleContinue(draft: Draft) {
    if (await take(draft)) setStart(startOf(draft));
  }

  if (places.data?.timelineId === null) return <NoTimeline link={timelineLink} />;
  return (
    <MemoryComposer
      key={start.draftId}
      start={start}
      drafts={drafts}
      MediaField={MediaField}
      hasPhotosFirst={hasPhotosFirst}
      monthChoice={{ years, failure: places.error ? errorText(places.error) : undefined }}
      submitText={(count) => (count === 1 ? t`Add memory` : t`Add ${count} memories`)}
      busyText={t`Adding Memory...`}
      renderHeading={(composing, count) => (
        <>
          <AddHeading writing={composing.writing} count={count} isYearComing={places.isPending} />
          <FirstDate composing={composing} years={years} />
          <LazyDraftOffer
            offers={offers.filter(({ id, text }) => id !== start.draftId && text.timelineId === guest?.timelineId)}
            onContinue={(draft) => void handleContinue(draft)}
            onThrowAway={(draft) => void throwAway(draft)}
          />
          {PromptBox && !hasPhotosFirst ? (
            <Prompt composing={composing} PromptBox={PromptBox} isYearComing={places.isPending} />
          ) : null}
        </>
      )}
      onSend={send}
      onDiscard={props.onDiscard}
      onUndoDiscard={props.onUndoDiscard}
      onUnsaved={props.onUnsaved}
    />
  );
}

function NoTimeline(props: ComponentProps<typeof LazyNoTimeline>) {
  return (
    <Suspense>
      <LazyNoTimeline {...props} />
    </Suspense>
  );
}

/** As tall as the prompt of a year, so that the form below does not move when the year is known. */
const promptPlaceStyle = "mb-3 min-h-[4.125rem] sm:mb-5";

interface PromptProps {
  readonly composing: Composing;
  readonly PromptBox: PromptSlot;
  readonly isYearComing: boolean;
}

function Prompt({ composing: { writing, carryPrompt }, PromptBox, isYearComing }: PromptProps) {
  const { year, prompt, dayTitles } = writing;
  if (year === null && isYearComing) return <div className={promptPlaceStyle} />;
  if (year === null || dayTitles) return null;
  return <PromptBox key={year} year={year} carried={prompt} onCarry={carryPrompt} />;
}

interface FirstDateProps {
  readonly composing: Composing;
  readonly years: readonly number[] | undefined;
}

/** Where the address names no year or month: proposes the year that was open last, else the newest, and this month. */
function FirstDate({ composing: { writing, propose }, years }: FirstDateProps) {
  const isWanted = years !== undefined && years.length > 0 && (writing.year === null || writing.month === null);
  const proposeDate = useEffectEvent(() => {
    const last = lastYear();
    const newest = Math.max(...(years ?? []));
    const year = writing.year ?? (last !== undefined && years?.includes(last) ? last : newest);
    propose({ year, month: writing.month ?? thisMonth() });
  });
  // Before the form is painted, or its heading would change in front of the member.
  useLayoutEffect(() => {
    if (isWanted) proposeDate();
  }, [isWanted]);
  return null;
}

interface AddHeadingProps {
  readonly writing: Writing;
  readonly count: number;
  readonly isYearComing: boolean;
}

function thisMonth(): number {
  return new Date().getMonth() + 1;
}

function AddHeading({ writing: { year, month }, count, isYearComing }: AddHeadingProps) {
  const { t } = useLingui();
  if (count > 1) return <WritingHeading title={t`${count} memories from your photos`} year={null} />;
  // While the year is coming, the month that FirstDate will propose is named already.
  const shown = month ?? (isYearComing ? thisMonth() : null);
  const name = shown === null ? undefined : monthName(shown);
  return (
    <WritingHeading
      title={name === undefined ? t`Add memory` : t`Reflect on the month ${name}`}
      year={year}
      isYearComing={isYearComing}
    />
  );
}

function blankStart({ year, month, guest, opening }: AddMemoryProps): ComposingStart {
  const blank = { ...blankWritten(year, month), timelineId: guest?.timelineId };
  const written = opening ? { ...blank, title: opening.title, text: opening.text } : blank;
  return { draftId: randomId(), written, origin: null, isUnsaved: opening !== undefined };
}

function startOf({ id, text }: Draft): ComposingStart {
  return { draftId: id, written: writtenOfDraft(text), origin: null, isUnsaved: false, isDraft: true };
}

export interface PromptSlotProps {
  readonly year: number;
  /** The prompt saved with the memory; it may be about a year that was chosen before. */
  readonly carried: Writing["prompt"];
  readonly onCarry: (prompt: Writing["prompt"]) => void;
}

/** Renders a prompt; passed in because it belongs to another feature. */
export type PromptSlot = ComponentType<PromptSlotProps>;

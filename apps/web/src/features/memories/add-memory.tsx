import type { Memory } from "@lane/contract/memories.ts";
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
import type { Draft, DraftText } from "#offline/draft-text.ts";
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

/** A timeline that is not the member's own: a vault, or what a guest writes. */
export interface AddingTarget {
  readonly timelineId: string;
  readonly places: ReturnType<typeof useOpenYears>;
  /** Says whom the memory is for. */
  readonly note?: ReactNode;
  /** The memory whose event is told as well; undefined until it is loaded, or for a new event. */
  readonly told?: Memory | undefined;
  /** Called for the draft of another telling, which goes on in a form of its own. */
  readonly onTell?: ((tellingOf: string) => void) | undefined;
  /** Asks before a memory is added as a heavy one. */
  readonly mayBeHeavy?: (() => Promise<boolean>) | undefined;
}

interface AddMemoryProps {
  readonly year: number | null;
  readonly month: number | null;
  /** The timeline it is for, and its years; left out for one's own. */
  readonly target?: AddingTarget | undefined;
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

const own: Partial<AddingTarget> = {};

export function AddMemory(props: AddMemoryProps) {
  const { target = own, hasPhotosFirst = false, timelineLink, MediaField, PromptBox, onAdded } = props;
  const { told } = target;
  const eventTitle = told?.memoryTitle;
  const { t } = useLingui();
  const [drafts] = useState(openDrafts);
  const [start, setStart] = useState(() => blankStart(props));
  const { offers, take, throwAway } = useDraftOffers(drafts, null);
  const ownPlaces = useOpenYears(target === own);
  const places = target.places ?? ownPlaces;
  const send = useAdding({ draftId: start.draftId, places, told, onAdded });
  const years = places.data?.years.map((entry) => entry.year);

  async function handleContinue(draft: Draft) {
    const { tellingOf } = draft.text;
    if (tellingOf !== undefined && tellingOf !== told?._id) return target.onTell?.(tellingOf);
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
      mayBeHeavy={target.mayBeHeavy}
      eventTitle={eventTitle}
      monthChoice={{ years, failure: places.error ? errorText(places.error) : undefined }}
      submitText={(count) => (count === 1 ? t`Add memory` : t`Add ${count} memories`)}
      busyText={t`Adding Memory...`}
      renderHeading={(composing, count) => (
        <>
          <AddHeading
            writing={composing.writing}
            count={count}
            isYearComing={places.isPending}
            eventTitle={eventTitle}
          />
          {target.note}
          <FirstDate composing={composing} years={years} />
          <LazyDraftOffer
            offers={offers.filter(({ id, text }) => id !== start.draftId && isFor(target, text))}
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
  readonly eventTitle: string | undefined;
}

function thisMonth(): number {
  return new Date().getMonth() + 1;
}

function AddHeading({ writing: { year, month }, count, isYearComing, eventTitle }: AddHeadingProps) {
  const { t } = useLingui();
  if (count > 1) return <WritingHeading title={t`${count} memories from your photos`} year={null} />;
  if (eventTitle) return <WritingHeading title={t`How you remember ${eventTitle}`} year={year} />;
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

function blankStart({ year, month, target, opening }: AddMemoryProps): ComposingStart {
  const blank = { ...blankWritten(year, month), timelineId: target?.timelineId, ...whenOf(target?.told) };
  const written = opening ? { ...blank, title: opening.title, text: opening.text } : blank;
  return { draftId: randomId(), written, origin: null, isUnsaved: opening !== undefined };
}

/** Another telling of an event begins with its date. */
function whenOf(told: Memory | undefined) {
  if (!told) return undefined;
  const { _id, year, month, day, isCirca } = told;
  return { tellingOf: _id, year, month, day, isCirca };
}

/** A draft goes on where it was begun, and never on another timeline. The form of a telling has its own drafts alone. */
function isFor({ timelineId, told }: Partial<AddingTarget>, draft: DraftText): boolean {
  return draft.timelineId === timelineId && (!told || draft.tellingOf === told._id);
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

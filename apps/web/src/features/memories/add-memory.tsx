import { monthNames } from "@lane/domain/calendar.ts";
import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

import { errorText } from "#api/errors.ts";
import { monthName } from "#lib/date-parts.ts";
import { randomId } from "#lib/random-id.ts";
import type { Draft } from "#offline/draft-text.ts";
import { openDrafts } from "#offline/drafts.ts";
import type { NewMemoryBody } from "#offline/outbox-entry.ts";
import { queued } from "#offline/send-or-queue.ts";
import { toast } from "#ui/toast-queue.ts";

import { DraftOffer } from "./draft-offer.tsx";
import type { MediaSlot } from "./media-slot.ts";
import { useOpenYears } from "./memories.queries.ts";
import { MemoryComposer } from "./memory-composer.tsx";
import { useAddMemory } from "./memory-writes.queries.ts";
import { pastedText } from "./pasted-text.ts";
import { sendingKey } from "./sending-key.ts";
import type { Composing, Unsaved } from "./use-composing.ts";
import { useDraftOffers } from "./use-draft-offers.ts";
import { useSayingFailed } from "./use-saying-failed.ts";
import { MonthFields } from "./when-fields.tsx";
import { WritingHeading } from "./writing-heading.tsx";
import {
  answeredPrompt,
  blankWritten,
  type ComposingStart,
  sentWordsOf,
  type Writing,
  type Written,
  writtenOfDraft,
} from "./writing.ts";

/** Loaded lazily, because a timeline is nearly always set before the first memory. */
const LazyNoTimeline = lazy(async () => ({ default: (await import("./no-timeline.tsx")).NoTimeline }));

interface Opening {
  readonly title: string;
  readonly text: string;
}

interface AddMemoryProps {
  readonly year: number | null;
  readonly month: number | null;
  /** Initial content, where another app has shared something. */
  readonly opening?: Opening | undefined;
  /** Link to the page where a timeline is set. */
  readonly timelineLink: ReactNode;
  readonly MediaField: MediaSlot;
  /** Renders a prompt; passed in because it belongs to another feature. */
  readonly PromptBox?: PromptSlot | undefined;
  readonly onAdded: (place: { readonly year: number; readonly month: number }) => void;
  readonly onDiscard: () => void;
  readonly onUndoDiscard: () => void;
  readonly onUnsaved: (unsaved: Unsaved) => void;
}

export function AddMemory(props: AddMemoryProps) {
  const { year, month, timelineLink, MediaField, PromptBox, onAdded, onDiscard, onUnsaved } = props;
  const { t } = useLingui();
  const [drafts] = useState(openDrafts);
  const [start, setStart] = useState(() => blankStart(year, month, props.opening));
  const { offers, take, throwAway } = useDraftOffers(drafts, null);
  const places = useOpenYears();
  const sendNew = useSendingNew(start.draftId);
  const sayFailed = useSayingFailed();

  async function handleContinue(draft: Draft) {
    if (await take(draft)) setStart(startOf(draft));
  }

  async function handleSend(written: Written, composing: Composing) {
    try {
      const { timelineId, years } = places.data ?? (await places.refetch({ throwOnError: true })).data ?? {};
      const yearId = years?.find((entry) => entry.year === written.year)?._id;
      const body = newMemory(written, timelineId ?? "", yearId ?? "");
      const place = { year: written.year ?? 0, month: body.month };
      await sendNew({ year: place.year, body, uploads: written.uploads ?? [] });
      await composing.finish();
      onAdded(place);
    } catch (error) {
      sayFailed(error, composing.isLasting);
      throw error;
    }
  }

  if (places.data?.timelineId === null) return <NoTimeline link={timelineLink} />;
  return (
    <MemoryComposer
      key={start.draftId}
      start={start}
      drafts={drafts}
      MediaField={MediaField}
      openYears={places.data?.years.map((entry) => entry.year)}
      submitText={t`Add memory`}
      busyText={t`Adding Memory...`}
      renderHeading={({ writing, carryPrompt }) => (
        <>
          <AddHeading writing={writing} />
          <DraftOffer
            offers={offers}
            onContinue={(draft) => void handleContinue(draft)}
            onThrowAway={(draft) => void throwAway(draft)}
          />
          {PromptBox && writing.year !== null ? (
            <PromptBox key={writing.year} year={writing.year} carried={writing.prompt} onCarry={carryPrompt} />
          ) : null}
        </>
      )}
      renderMonth={(composing, error) => <ChooseMonth composing={composing} places={places} error={error} />}
      onSend={handleSend}
      onDiscard={onDiscard}
      onUndoDiscard={props.onUndoDiscard}
      onUnsaved={onUnsaved}
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

function useSendingNew(draftId: string) {
  const { t } = useLingui();
  const add = useAddMemory();
  return async (memory: Omit<Parameters<typeof add.mutateAsync>[0], "idempotencyKey">) => {
    const answer = await add.mutateAsync({ ...memory, idempotencyKey: sendingKey(draftId, memory.body) });
    if (answer === queued) toast("info", t`Kept on this device. It will be sent when there is a connection.`);
    else toast("success", t`Memory added successfully`);
  };
}

function AddHeading({ writing: { year, month } }: { readonly writing: Writing }) {
  const { t } = useLingui();
  const name = month === null ? undefined : monthName(month);
  return <WritingHeading title={name === undefined ? t`Add memory` : t`Reflect on the month ${name}`} year={year} />;
}

function blankStart(year: number | null, month: number | null, opening?: Opening): ComposingStart {
  const blank = blankWritten(year, month);
  const written = opening ? { ...blank, title: opening.title, text: pastedText("", opening.text) } : blank;
  return { draftId: randomId(), written, origin: null, isUnsaved: opening !== undefined };
}

function startOf({ id, text }: Draft): ComposingStart {
  return { draftId: id, written: writtenOfDraft(text), origin: null, isUnsaved: false, isDraft: true };
}

function newMemory(written: Written, timelineId: string, yearId: string) {
  const { month, year } = written;
  const words = sentWordsOf(written);
  const name = monthNames[(month ?? 1) - 1] ?? "";
  return {
    timelineId,
    yearId,
    month: month ?? 0,
    monthDescription: `${name} ${year ?? ""}`.trim(),
    ...words,
    media: [...words.media],
    prompt: answeredPrompt(written),
  } satisfies NewMemoryBody;
}

interface ChooseMonthProps {
  readonly composing: Composing;
  readonly places: Pick<ReturnType<typeof useOpenYears>, "data" | "error">;
  readonly error: string | undefined;
}

/** Asks for year and month only where the address names none, or a year to which nothing can be added. */
function ChooseMonth({ composing: { writing, change }, places, error }: ChooseMonthProps) {
  const years = places.data?.years.map(({ year }) => year);
  const open = withOpenYear(writing, years);
  const isMissing = open.year === null || open.month === null || error !== undefined;
  const [isShown, setIsShown] = useState(isMissing);
  // Once shown, the choice stays visible while it is being made.
  if (isMissing && !isShown) setIsShown(true);
  if (!isShown) return null;
  const lost = places.error ? errorText(places.error) : undefined;
  return <MonthFields writing={open} onChange={change} years={years ?? []} error={error ?? lost} />;
}

function withOpenYear(writing: Writing, years: readonly number[] | undefined): Writing {
  const isClosed = years !== undefined && writing.year !== null && !years.includes(writing.year);
  return isClosed ? { ...writing, year: null } : writing;
}

export interface PromptSlotProps {
  readonly year: number;
  /** The prompt saved with the memory; it may be about a year that was chosen before. */
  readonly carried: Writing["prompt"];
  readonly onCarry: (prompt: Writing["prompt"]) => void;
}

/** Renders a prompt; passed in because it belongs to another feature. */
export type PromptSlot = ComponentType<PromptSlotProps>;

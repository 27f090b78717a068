import type { RichText } from "@lane/domain/rich-text.ts";
import { useLingui } from "@lingui/react/macro";
import { type ClipboardEvent, type ReactNode, lazy, Suspense, useId } from "react";

import type { DraftText } from "#offline/draft-text.ts";
import type { Drafts } from "#offline/drafts.ts";
import { FieldNotes, labelStyle } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { MarkCards } from "./mark-cards.tsx";
import type { MediaSlot } from "./media-slot.ts";
import { DrawnText } from "./rich-text-view.tsx";
import { SaveBar } from "./save-bar.tsx";
import { type Composing, type Unsaved, useComposing } from "./use-composing.ts";
import { type PhotoDates, usePhotoDates } from "./use-photo-dates.ts";
import { useSending } from "./use-sending.ts";
import type { MonthChoice } from "./when-where-panel.tsx";
import { WhenWhere } from "./when-where.tsx";
import { type ComposingStart, draftTextOf, type Writing, type Written } from "./writing.ts";

// Only needed once a photo has brought a date along.
const LazyPhotoDatesNote = lazy(async () => ({ default: (await import("./photo-dates-note.tsx")).PhotoDatesNote }));
const LazyPhotoDayList = lazy(async () => ({ default: (await import("./photo-day-list.tsx")).PhotoDayList }));
const LazyEditor = lazy(async () => ({ default: (await import("./memory-editor.tsx")).MemoryEditor }));

export interface MemoryComposerProps {
  /** Read only on mount; change the composer's key to start from something else. */
  readonly start: ComposingStart;
  readonly drafts: Drafts;
  readonly MediaField: MediaSlot;
  /** The choice of year and month; an existing memory stays in its month. */
  readonly monthChoice?: MonthChoice | undefined;
  /** The member came to add photos, so these come before the words. */
  readonly hasPhotosFirst?: boolean;
  /** A memory that was saved without a text may stay without one. */
  readonly mayBeWordless?: boolean;
  /** The title of an event that is told again: it stands for a title that is left out. */
  readonly eventTitle?: string | undefined;
  /** Asks before a memory is saved that is marked as heavy, and was not. */
  readonly mayBeHeavy?: (() => Promise<boolean>) | undefined;
  /** Depends on how many memories the form makes. */
  readonly submitText: (count: number) => string;
  readonly busyText: string;
  readonly renderHeading: (composing: Composing, count: number) => ReactNode;
  /** Sends the form; a thrown error is shown beside its field or above the buttons. */
  readonly onSend: (written: Written, composing: Composing) => Promise<void>;
  readonly onDiscard: () => void;
  /** Called when discarding is undone: the text is a draft again. */
  readonly onUndoDiscard: () => void;
  readonly onUnsaved: (unsaved: Unsaved) => void;
}

/** The form for writing a memory. */
export function MemoryComposer(props: MemoryComposerProps) {
  const { start, MediaField, monthChoice, eventTitle, hasPhotosFirst = false, mayBeWordless = false } = props;
  const openYears = monthChoice?.years;
  const composing = useComposing(start, props.drafts, props.onUnsaved);
  const { writing, files, sender } = composing;
  const rules = { openYears, eventTitle, mayBeWordless };
  const form = useSending(composing, { rules, send: props.onSend, mayGo: heavyQuestion(props, writing) });
  const handleDiscard = useDiscarding(composing, props);
  const dates = usePhotoDates(composing, openYears);
  const isSplit = writing.dayTitles !== undefined;
  const count = isSplit ? dates.groups.length : 1;

  function change(next: Partial<Writing>) {
    composing.change(next);
    if ("title" in next || "dayTitles" in next) form.change("title", "");
    if ("text" in next) form.change("description", "");
    if ("year" in next || "month" in next) form.change("month", "");
    if ("year" in next || "month" in next || "day" in next) dates.markChosen();
  }

  // A file can be pasted anywhere in the form; pasted text goes to the focused field.
  function handlePaste({ clipboardData }: ClipboardEvent) {
    if (clipboardData.files.length > 0 && clipboardData.getData("text/plain") === "") {
      sender.current?.add([...clipboardData.files]);
    }
  }

  const parts = { writing, form, dates, eventTitle, onChange: change };
  const media = (
    <MediaPart key="media" {...parts} composing={composing} MediaField={MediaField} hasPhotosFirst={hasPhotosFirst} />
  );
  const words = isSplit ? null : <WordsPart key="words" {...parts} />;
  return (
    <div className="mx-auto max-w-[46rem]">
      {props.renderHeading(composing, count)}
      <form
        {...form.element}
        data-first-focus={monthChoice && !hasPhotosFirst ? "" : undefined}
        onPaste={handlePaste}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6"
      >
        {hasPhotosFirst ? [media, words] : [words, media]}
        {isSplit ? null : (
          <>
            <WhenWhere writing={writing} onChange={change} monthChoice={monthChoice} error={form.problem("month")} />
            <MarkCards marks={writing} onChange={change} seed={start.draftId} />
          </>
        )}
        <DraftNote isLasting={composing.isLasting} />
        <SaveBar
          submitText={props.submitText(count)}
          busyText={props.busyText}
          isBusy={form.isSending}
          filesPercent={files.progress}
          failure={form.failure}
          onDiscard={() => void handleDiscard()}
        />
      </form>
    </div>
  );
}

interface PartProps {
  readonly writing: Writing;
  readonly form: ReturnType<typeof useSending>;
  readonly dates: PhotoDates;
  readonly eventTitle: string | undefined;
  readonly onChange: (change: Partial<Writing>) => void;
}

/** Undefined where nothing is to be asked before the form is sent. */
function heavyQuestion({ start, mayBeHeavy }: MemoryComposerProps, { mark, isCandle }: Writing) {
  const before = start.origin?.ground;
  const wasHeavy = before?.memoryType === "Stone" || before?.isCandle === true;
  return (mark === "Stone" || isCandle === true) && !wasHeavy ? mayBeHeavy : undefined;
}

function WordsPart({ writing, form, eventTitle, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Title`}
        placeholder={eventTitle || t`Summer concert`}
        value={writing.title}
        error={form.problem("title")}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <DescriptionField
        initial={writing.text}
        error={form.problem("description")}
        onChange={(text) => onChange({ text })}
      />
    </>
  );
}

interface MediaPartProps extends PartProps, Pick<MemoryComposerProps, "MediaField" | "hasPhotosFirst"> {
  readonly composing: Composing;
}

/** The files of the form, with what their dates propose. */
function MediaPart({ composing, MediaField, hasPhotosFirst = false, ...parts }: MediaPartProps) {
  const { writing, form, dates, onChange } = parts;
  const isSplit = writing.dayTitles !== undefined;
  const error = form.problem("title");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <MediaField
        {...composing.slot}
        isFirst={hasPhotosFirst}
        error={form.problem("media")}
        renderGroups={
          isSplit
            ? (renderFiles) => (
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <LazyPhotoDayList {...{ dates, writing, error, renderFiles, onChange }} />
                </Suspense>
              )
            : undefined
        }
      />
      {!isSplit && (dates.days.length > 0 || dates.closed) ? (
        <Suspense>
          <LazyPhotoDatesNote {...{ dates, writing, onChange }} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Clears the form. Its content can be restored for a moment, except for files that were not uploaded. */
function useDiscarding(composing: Composing, props: MemoryComposerProps) {
  const { t } = useLingui();
  const { start, drafts, onDiscard, onUndoDiscard } = props;

  async function undoDiscard(text: DraftText) {
    await drafts.save(start.draftId, text);
    onUndoDiscard();
  }

  return async () => {
    const { writing, files, isChanged, sender } = composing;
    const hasOwn = isChanged || start.isDraft === true;
    const text = hasOwn ? draftTextOf({ ...writing, media: files.kept }, start.origin) : undefined;
    sender.current?.giveUp();
    await composing.finish();
    onDiscard();
    if (text) toast("info", t`Memory discarded`, { text: t`Undo`, run: () => void undoDiscard(text) });
  };
}

function DraftNote({ isLasting }: { readonly isLasting: boolean }) {
  const { t } = useLingui();
  return (
    <output className="block text-sm text-ink-soft">
      {isLasting
        ? t`While you write, a draft is kept on this device. Only you can open it.`
        : t`This browser can't keep a draft safely. Please keep this page open until your memory is saved.`}
    </output>
  );
}

interface DescriptionFieldProps {
  /** Read only on mount. */
  readonly initial: RichText;
  readonly onChange: (text: RichText) => void;
  readonly error: string | undefined;
}

function DescriptionField({ initial, onChange, error }: DescriptionFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <span id={id} className={labelStyle}>{t`Your memory`}</span>
      <div className="mt-1.5">
        <Suspense fallback={<WaitingText text={initial} />}>
          <LazyEditor
            initial={initial}
            onChange={onChange}
            labelId={id}
            describedBy={error === undefined ? undefined : errorId}
            isInvalid={error !== undefined}
          />
        </Suspense>
      </div>
      <FieldNotes error={error} hintId={`${id}-hint`} errorId={errorId} />
    </div>
  );
}

/** The text while its editor is loaded, where and as large as the editor shows it. */
function WaitingText({ text }: { readonly text: RichText }) {
  return (
    <div className="rounded-[10px] border border-edge bg-card pt-[53px]">
      <div className="min-h-[200px] border-t border-rule px-4 py-3 [&_p]:mt-0! [&_p+p]:mt-4!">
        <DrawnText text={text} />
      </div>
    </div>
  );
}

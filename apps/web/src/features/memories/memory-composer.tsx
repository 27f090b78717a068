import type { RichText } from "@lane/domain/rich-text.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ClipboardEvent, type ReactNode, lazy, Suspense, useId } from "react";

import type { DraftText } from "#offline/draft-text.ts";
import type { Drafts } from "#offline/drafts.ts";
import { Button } from "#ui/button.tsx";
import { FieldNotes, labelStyle } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { Failure } from "./failure.tsx";
import { MarkCards } from "./mark-cards.tsx";
import type { MediaSlot } from "./media-slot.ts";
import { type Composing, type Unsaved, useComposing } from "./use-composing.ts";
import { useSending } from "./use-sending.ts";
import { DayFields } from "./when-fields.tsx";
import { type ComposingStart, draftTextOf, type Writing, type Written } from "./writing.ts";

const LazyEditor = lazy(async () => ({ default: (await import("./memory-editor.tsx")).MemoryEditor }));

export interface MemoryComposerProps {
  /** Read only on mount; change the composer's key to start from something else. */
  readonly start: ComposingStart;
  readonly drafts: Drafts;
  readonly MediaField: MediaSlot;
  /** Years to which the memory may be added, once they are loaded; an existing memory stays in its year. */
  readonly openYears?: readonly number[] | undefined;
  /** A memory that was saved without a text may stay without one. */
  readonly mayBeWordless?: boolean;
  readonly submitText: string;
  readonly busyText: string;
  readonly renderHeading: (composing: Composing) => ReactNode;
  /** Renders the choice of year and month, where they are not set yet. */
  readonly renderMonth?: (composing: Composing, error: string | undefined) => ReactNode;
  /** Sends the form; a thrown error is shown beside its field or above the buttons. */
  readonly onSend: (written: Written, composing: Composing) => Promise<void>;
  readonly onDiscard: () => void;
  /** Called when discarding is undone: the text is a draft again. */
  readonly onUndoDiscard: () => void;
  readonly onUnsaved: (unsaved: Unsaved) => void;
}

/** The form for writing a memory. */
export function MemoryComposer(props: MemoryComposerProps) {
  const { start, MediaField, renderHeading, renderMonth, openYears, mayBeWordless = false } = props;
  const { t } = useLingui();
  const composing = useComposing(start, props.drafts, props.onUnsaved);
  const { writing, files, sender } = composing;
  const form = useSending(composing, { rules: { openYears, mayBeWordless }, send: props.onSend });
  const handleDiscard = useDiscarding(composing, props);

  function change(next: Partial<Writing>) {
    composing.change(next);
    form.forgetSentences();
  }

  // A file can be pasted anywhere in the form; pasted text goes to the focused field.
  function handlePaste({ clipboardData }: ClipboardEvent) {
    if (clipboardData.files.length > 0 && clipboardData.getData("text/plain") === "") {
      sender.current?.add([...clipboardData.files]);
    }
  }

  return (
    <div className="mx-auto max-w-[46rem]">
      {renderHeading(composing)}
      <form {...form.element} onPaste={handlePaste} className="grid gap-7">
        {renderMonth?.({ ...composing, change }, form.problem("month"))}
        <TextField
          label={t`Title`}
          placeholder={t`Summer concert`}
          value={writing.title}
          error={form.problem("title")}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <DescriptionField
          initial={start.written.text}
          error={form.problem("description")}
          onChange={(text) => change({ text })}
        />
        <DayFields writing={writing} onChange={change} />
        <MediaField {...composing.slot} error={form.problem("media")} />
        <MarkCards marks={writing} onChange={change} seed={start.draftId} />
        <div>
          <ComposerButtons
            {...props}
            isBusy={form.isSending}
            filesPercent={files.progress}
            onDiscard={() => void handleDiscard()}
          />
          <Failure summary={t`Failed to add memory`} error={form.failure} />
          <DraftNote isLasting={composing.isLasting} />
        </div>
      </form>
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

interface ComposerButtonsProps extends Pick<MemoryComposerProps, "submitText" | "busyText" | "onDiscard"> {
  readonly isBusy: boolean;
  /** Progress of all running uploads; undefined when there is none. */
  readonly filesPercent: number | undefined;
}

function ComposerButtons({ submitText, busyText, isBusy, filesPercent, onDiscard }: ComposerButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={isBusy} busyText={busyText} className="grow sm:grow-0">
        {submitText}
      </Button>
      <Button variant="secondary" onClick={onDiscard} className="grow sm:grow-0">
        <Trans>Discard Memory</Trans>
      </Button>
      {isBusy && filesPercent !== undefined ? (
        <p className="text-sm text-ink-soft">
          <Trans>Sending files, {filesPercent} %...</Trans>
        </p>
      ) : null}
    </div>
  );
}

function DraftNote({ isLasting }: { readonly isLasting: boolean }) {
  const { t } = useLingui();
  return (
    <output className="mt-4 block text-sm text-ink-soft">
      {isLasting
        ? t`While you write, a draft is kept on this device. Only you can open it.`
        : t`This browser cannot keep a draft safely. Please leave this page open until your memory is saved.`}
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
        <Suspense fallback={<Skeleton className="h-64" />}>
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

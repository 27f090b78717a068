import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { agoText } from "#lib/ago.ts";
import { randomId } from "#lib/random-id.ts";
import type { DraftText } from "#offline/draft-text.ts";
import { openDrafts } from "#offline/drafts.ts";
import { draftOfEntry } from "#offline/outbox-draft.ts";
import type { OutboxEntry } from "#offline/outbox-entry.ts";
import { currentOutbox, outboxUiState } from "#offline/outbox-ui-state.ts";
import { openUploadFiles } from "#offline/upload-files.ts";
import { useOutboxUiState } from "#offline/use-waiting.ts";
import { waitingOf } from "#offline/waiting.ts";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";

interface EntryRowProps {
  readonly entry: OutboxEntry;
  /** Link to the page that shows both versions of a memory. */
  readonly renderBothLink: (memory: Pick<Memory, "_id" | "memoryTitle">, onClick: () => void) => ReactNode;
  /** Called when a text was withdrawn and saved as a draft. */
  readonly onDraft: (draft: DraftText) => void;
  readonly onClose: () => void;
}

/** One queued change: its kind, memory, age and actions. */
export function EntryRow(props: EntryRowProps) {
  const { t } = useLingui();
  const [nowMs] = useState(Date.now);
  const { what, why, title } = useEntryTexts(props.entry);
  const ago = agoText(props.entry.queuedAt, nowMs) ?? t`a moment ago`;
  return (
    <li className="py-4">
      <p className="text-sm text-ink-soft">
        {what} · {ago}
      </p>
      <p className="font-semibold wrap-anywhere" dir="auto">
        {title}
      </p>
      {why === undefined ? null : <p className="mt-1 text-alarm">{why}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {isText(props.entry) ? <TextButtons {...props} title={title} /> : <MarkButtons {...props} />}
      </div>
    </li>
  );
}

function isText({ change }: OutboxEntry): boolean {
  return change.kind === "create" || change.kind === "edit";
}

/** One press never deletes a text: it becomes a draft, or the member is asked first. */
function TextButtons({ entry, title, renderBothLink, onDraft, onClose }: EntryRowProps & { readonly title: string }) {
  const { t } = useLingui();
  const { state, memoryId } = entry;
  const actions = useEntryActions(entry, (draft) => {
    onClose();
    onDraft(draft);
  });
  return (
    <>
      {state.is === "conflict" ? renderBothLink({ _id: memoryId, memoryTitle: title }, onClose) : null}
      {state.is === "refused" ? <Button variant="secondary" onClick={actions.tryAgain}>{t`Try Again`}</Button> : null}
      {state.is === "gone" ? (
        <Button variant="secondary" onClick={actions.makeNew}>{t`Save as a new memory`}</Button>
      ) : null}
      <Button variant="secondary" onClick={actions.edit}>{t`Edit before sending`}</Button>
      <Button variant="quiet" onClick={actions.throwAway}>{t`Discard`}</Button>
    </>
  );
}

function MarkButtons({ entry, onDraft }: EntryRowProps) {
  const { t } = useLingui();
  const { state } = entry;
  const actions = useEntryActions(entry, onDraft);
  return (
    <>
      {state.is === "conflict" ? (
        <Button variant="secondary" onClick={() => actions.insist(state.theirs)}>
          <Trans>Send anyway</Trans>
        </Button>
      ) : null}
      {state.is === "refused" ? <Button variant="secondary" onClick={actions.tryAgain}>{t`Try Again`}</Button> : null}
      <Button variant="secondary" onClick={actions.takeBack}>{t`Undo`}</Button>
    </>
  );
}

/** Texts for the kind of a change, its memory, and why it is not sent. */
function useEntryTexts(entry: OutboxEntry) {
  const { t } = useLingui();
  const { state } = useOutboxUiState();
  const { change } = entry;
  const whats = {
    create: t`New memory`,
    edit: t`Edited text`,
    tag: change.kind === "tag" && change.mark === "Stone" ? t`Marked as a stone` : t`Marked as a flower`,
    archive: t`Archived`,
    restore: t`Restored`,
    remove: t`Deleted`,
  };
  const { before, after } = waitingOf(state).get(entry.memoryId) ?? {};
  return {
    what: whats[change.kind],
    title: ownTitle(entry) ?? after?.memoryTitle ?? before?.memoryTitle ?? "",
    why: useReason(entry),
  };
}

function ownTitle({ change }: OutboxEntry): string | undefined {
  if (change.kind === "create") return change.body.memoryTitle;
  return change.kind === "edit" ? change.words.memoryTitle : undefined;
}

function useReason({ state }: OutboxEntry): string | undefined {
  const { t } = useLingui();
  switch (state.is) {
    case "refused":
      return state.sentence;
    case "gone":
      return t`This memory was deleted on another device.`;
    case "file-lost": {
      const { name } = state;
      return t`${name} is no longer on this device. Edit the memory and choose the file again.`;
    }
    case "conflict":
      return t`This memory has been changed elsewhere.`;
    case "waiting":
      return undefined;
  }
}

/** The actions for a queued change. */
function useEntryActions(entry: OutboxEntry, onDraft: (draft: DraftText) => void) {
  const { t } = useLingui();
  const { id } = entry;

  /** The draft is saved first: a crash in between leaves two copies of the text, never none. */
  async function edit() {
    const draft = draftOfEntry(outboxUiState().state, entry);
    if (!draft || !(await openDrafts().save(randomId(), draft))) return;
    await currentOutbox()?.takeBack(id);
    onDraft(draft);
  }

  async function throwAway() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Discard this text?`,
      text: t`It hasn't been sent, and this is the only copy.`,
      confirmText: t`Discard`,
      cancelText: t`Keep it`,
      isDangerous: true,
    });
    if (!(await answer)) return;
    await currentOutbox()?.takeBack(id);
    for (const upload of entry.uploads) await openUploadFiles().remove(upload.id);
  }

  return {
    edit: () => void edit(),
    throwAway: () => void throwAway(),
    takeBack: () => void currentOutbox()?.takeBack(id),
    tryAgain: () => void currentOutbox()?.tryAgain(id),
    makeNew: () => void currentOutbox()?.makeNew(id),
    insist: (theirs: Memory) => void currentOutbox()?.insist(id, theirs),
  };
}

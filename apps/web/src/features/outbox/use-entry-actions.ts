import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";

import { randomId } from "#lib/random-id.ts";
import type { DraftText } from "#offline/draft-text.ts";
import { openDrafts } from "#offline/drafts.ts";
import { draftOfEntry } from "#offline/outbox-draft.ts";
import type { OutboxEntry } from "#offline/outbox-entry.ts";
import { currentOutbox, outboxUiState } from "#offline/outbox-ui-state.ts";
import { openUploadFiles } from "#offline/upload-files.ts";
import { openModal } from "#ui/modal-queue.ts";

/** What a person can do about a change that waits. */
export function useEntryActions(entry: OutboxEntry, onDraft: (draft: DraftText) => void) {
  const { t } = useLingui();
  const { id } = entry;

  /** The draft comes first: a crash in between leaves two of a text, never none. */
  async function edit() {
    const draft = draftOfEntry(outboxUiState().state, entry);
    if (!draft || !(await openDrafts().save(randomId(), draft))) return;
    await currentOutbox()?.takeBack(id);
    onDraft(draft);
  }

  async function throwAway() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Throw this text away?`,
      text: t`It has not been sent, and this device holds the only copy.`,
      confirmText: t`Throw away`,
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

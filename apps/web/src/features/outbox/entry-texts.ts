import { useLingui } from "@lingui/react/macro";

import type { OutboxEntry } from "#offline/outbox-entry.ts";
import { useOutboxUiState } from "#offline/use-waiting.ts";
import { waitingOf } from "#offline/waiting.ts";

/** What a change is, of which memory, and what keeps it from being sent. */
export function useEntryTexts(entry: OutboxEntry) {
  const { t } = useLingui();
  const { state } = useOutboxUiState();
  const { change } = entry;
  const whats = {
    create: t`New memory`,
    edit: t`Changed text`,
    tag: change.kind === "tag" && change.mark === "Stone" ? t`Marked as a stone` : t`Marked as a flower`,
    archive: t`To the archive`,
    restore: t`Back from the archive`,
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
      return t`${name} is no longer on this device. Take the text back and choose the file again.`;
    }
    case "conflict":
      return t`This memory has been changed elsewhere in the meantime.`;
    case "waiting":
      return undefined;
  }
}

import type { BookDraft } from "@lane/contract/book-drafts.ts";

const quietMs = 1000;
const retryMs = 8000;

/** `waiting`: changed, and not saved yet. `failed`: tried again by and by. `refused`: saved elsewhere meanwhile. */
export type DraftStatus = "saved" | "waiting" | "failed" | "refused";

type SaveOutcome = { readonly version: number } | "refused" | "failed";

interface DraftSaverDeps {
  /** The version on the server, and its draft; null where there is none. */
  readonly version: number;
  readonly draft: BookDraft | null;
  readonly save: (version: number, draft: BookDraft | null) => Promise<SaveOutcome>;
  readonly onStatus: (status: DraftStatus) => void;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Saves a draft after a quiet second, one save at a time, and until the server has it. */
export function createDraftSaver({ save, onStatus, ...start }: DraftSaverDeps) {
  let { version } = start;
  let saved = JSON.stringify(start.draft);
  let wanted = start.draft;
  /** What was sent without an answer: sent again as it was, because the server may have it already. */
  let inDoubt: BookDraft | null | undefined;
  let status: DraftStatus = "saved";
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: DraftStatus): void {
    if (next === status) return;
    status = next;
    onStatus(next);
  }

  function sendIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  const isSaved = (): boolean => inDoubt === undefined && JSON.stringify(wanted) === saved;

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (isSending || status === "refused" || isSaved()) return;
    isSending = true;
    const sent = inDoubt === undefined ? wanted : inDoubt;
    inDoubt = sent;
    const outcome = await save(version, sent);
    isSending = false;
    if (outcome === "failed") {
      become("failed");
      sendIn(retryMs);
      return;
    }
    inDoubt = undefined;
    if (outcome === "refused") return become("refused");
    ({ version } = outcome);
    saved = JSON.stringify(sent);
    if (isSaved()) become("saved");
    else sendIn(status === "failed" ? 0 : quietMs);
  }

  return {
    change(draft: BookDraft | null): void {
      wanted = draft;
      if (status === "refused" || isSending) return;
      if (isSaved()) {
        clearTimeout(timer);
        return become("saved");
      }
      if (status !== "failed") become("waiting");
      sendIn(quietMs);
    },

    /** Does not wait for the quiet second. */
    flush: (): Promise<void> => send(),

    /** Whether everything is saved here, and something newer elsewhere. */
    isBehind: (newest: number): boolean => status === "saved" && !isSending && newest > version,

    /** Starts from a version saved elsewhere: what is wanted now is saved over it, if it is not the same. */
    saveOver(newest: { readonly version: number; readonly draft: BookDraft | null }): void {
      ({ version } = newest);
      saved = JSON.stringify(newest.draft);
      if (isSaved()) return become("saved");
      become("waiting");
      void send();
    },
  };
}

import { endingHold, holdDraft } from "./draft-hold.ts";
import type { DraftText } from "./draft-text.ts";
import type { Drafts } from "./drafts.ts";

const pauseMs = 100;

export interface DraftKeeper {
  /**
   * Writes the first change at once and later changes at most every 100 ms. Undefined means that the form has no
   * content worth a draft.
   */
  keep(text: DraftText | undefined): void;
  /** Writes pending changes now. */
  flush(): Promise<void>;
  /** Deletes the draft. */
  drop(): Promise<void>;
  /** Releases the draft, so that another page may offer it. */
  close(): Promise<void>;
}

interface DraftKeeperDeps {
  readonly drafts: Drafts;
  readonly id: string;
  /** Called after each write with whether the draft would survive a reload. */
  readonly onKept: (isLasting: boolean) => void;
}

/** Saves one draft while its form is open. */
export function createDraftKeeper({ drafts, id, onKept }: DraftKeeperDeps): DraftKeeper {
  const hold = holdDraft(id);
  let waiting: { readonly text: DraftText | undefined } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();
  let isDropped = false;

  function write(): void {
    writing = writeAfter(writing);
  }

  /** Writes what is newest by then: on a slow device older texts would queue up before it. */
  async function writeAfter(before: Promise<void>): Promise<void> {
    await before;
    const next = waiting;
    if (!next || isDropped) return;
    waiting = undefined;
    if (next.text) onKept(await drafts.save(id, next.text));
    else await drafts.remove(id);
  }

  function writeAndPause(): void {
    timer = waiting === undefined ? undefined : setTimeout(writeAndPause, pauseMs);
    write();
  }

  async function flush(): Promise<void> {
    write();
    await writing;
  }

  return {
    keep(text) {
      waiting = { text };
      if (timer === undefined) writeAndPause();
    },
    flush,
    async drop() {
      isDropped = true;
      waiting = undefined;
      await writing;
      await drafts.remove(id);
    },
    close: () => endingHold(close()),
  };

  async function close(): Promise<void> {
    await flush();
    clearTimeout(timer);
    const release = await hold;
    await release?.();
  }
}

import { useQuery } from "@tanstack/react-query";

import { holdDraft } from "#offline/draft-hold.ts";
import type { Draft } from "#offline/draft-text.ts";
import type { Drafts } from "#offline/drafts.ts";
import { serverVersionOf } from "#offline/outbox-entry.ts";
import { outboxUiState } from "#offline/outbox-ui-state.ts";

interface DraftOffers {
  readonly offers: readonly Draft[];
  /** False when another tab has taken the draft meanwhile. */
  readonly take: (draft: Draft) => Promise<boolean>;
  readonly throwAway: (draft: Draft) => Promise<void>;
}

/** Unsaved drafts of one memory, or, for null, of new memories. */
export function useDraftOffers(drafts: Drafts, memoryId: string | null): DraftOffers {
  // Refetched whenever the window gets the focus, because another tab may have written, taken or saved a draft.
  const { data = [], refetch } = useQuery({
    queryKey: ["drafts", memoryId],
    queryFn: async () => (await drafts.list()).filter(({ text }) => namesSame(text.memoryId, memoryId)),
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
  });

  async function take(draft: Draft) {
    const release = await holdDraft(draft.id);
    await release?.();
    if (!release) await refetch();
    return release !== undefined;
  }

  async function throwAway(draft: Draft) {
    await drafts.remove(draft.id);
    await refetch();
  }

  return { offers: data, take, throwAway };
}

/** A draft may still have the local id of its memory, from before the server assigned one. */
function namesSame(inDraft: string | null, memoryId: string | null): boolean {
  if (inDraft === null || memoryId === null) return inDraft === memoryId;
  return serverVersionOf(outboxUiState().state, { memoryId: inDraft, version: 0 }).memoryId === memoryId;
}

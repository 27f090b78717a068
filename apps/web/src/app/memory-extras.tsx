import { useLingui } from "@lingui/react/macro";
import { MessageCircleQuestionMark, UsersRound } from "lucide-react";

import { SaveMemory } from "#features/downloads/save-memory.tsx";
import { useMemory } from "#features/memories/memories.queries.ts";
import { useWritableVaults } from "#features/vault-memories/vault-memories.queries.ts";
import { isLocalId } from "#offline/outbox-entry.ts";
import { rowButtonStyle } from "#ui/action-style.ts";

import { askSomeone, openBringMemories } from "./sheets-above.tsx";

/** What other features do with a memory, in its list of further actions. */
export function MemoryExtras({ memoryId }: { readonly memoryId: string }) {
  return (
    <>
      <AskAboutMemory memoryId={memoryId} />
      <BringIntoVault memoryId={memoryId} />
      <SaveMemory memoryId={memoryId} />
    </>
  );
}

function AskAboutMemory({ memoryId }: { readonly memoryId: string }) {
  const { t } = useLingui();
  const { data: memory } = useMemory(memoryId);
  if (!memory) return null;
  const { memoryTitle, year } = memory;
  const question = t`What do you remember about “${memoryTitle}”?`;
  // What exists on this device alone is not known to the server.
  const about = isLocalId(memoryId) ? { question, year } : { question, year, memoryId };
  return (
    <button type="button" onClick={() => askSomeone(about)} className={rowButtonStyle}>
      <MessageCircleQuestionMark aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      {t`Ask someone about this`}
    </button>
  );
}

/** For a memory of one's own, where there is a vault to bring it into. */
function BringIntoVault({ memoryId }: { readonly memoryId: string }) {
  const { t } = useLingui();
  const { data: memory } = useMemory(memoryId);
  const isOwn = memory?.author === undefined && !isLocalId(memoryId) && memory?.isArchived === false;
  const vaults = useWritableVaults(isOwn) ?? [];
  if (!memory || !isOwn || vaults.length === 0) return null;
  return (
    <button type="button" onClick={() => openBringMemories(undefined, memory)} className={rowButtonStyle}>
      <UsersRound aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      {t`Add to a family vault`}
    </button>
  );
}

import { useLingui } from "@lingui/react/macro";
import { MessageCircleQuestionMark } from "lucide-react";

import { SaveMemory } from "#features/downloads/save-memory.tsx";
import { useMemory } from "#features/memories/memories.queries.ts";
import { isLocalId } from "#offline/outbox-entry.ts";
import { rowButtonStyle } from "#ui/action-style.ts";

import { askSomeone } from "./sheets-above.tsx";

/** What other features do with a memory, in its list of further actions. */
export function MemoryExtras({ memoryId }: { readonly memoryId: string }) {
  return (
    <>
      <AskAboutMemory memoryId={memoryId} />
      <SaveMemory memoryId={memoryId} />
    </>
  );
}

function AskAboutMemory({ memoryId }: { readonly memoryId: string }) {
  const { t } = useLingui();
  const { data: memory } = useMemory(memoryId);
  if (!memory) return null;
  const { memoryTitle, year } = memory;
  const question = t`What do you remember of “${memoryTitle}”?`;
  // What exists on this device alone is not known to the server.
  const about = isLocalId(memoryId) ? { question, year } : { question, year, memoryId };
  return (
    <button type="button" onClick={() => askSomeone(about)} className={rowButtonStyle}>
      <MessageCircleQuestionMark aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      {t`Ask someone about this`}
    </button>
  );
}

import { useQueryClient } from "@tanstack/react-query";

import type { MemorySharing } from "#features/memories/memory-sharing.ts";

import { LazyPart } from "./lazy-part.tsx";
import { shareMemory } from "./sheets-above.tsx";

const loadLostAccess = async () => (await import("#features/shares/lost-access-note.tsx")).LostAccessNote;

/** What the page of a memory needs for sharing it. All of it is loaded when it is first needed. */
export function useMemorySharing(): MemorySharing {
  const client = useQueryClient();
  return {
    open: shareMemory,
    renderLostAccess: ({ _id }) => <LazyPart load={loadLostAccess} isFirst props={{ memoryId: _id }} />,
    async mayArchive({ _id }) {
      try {
        const { confirmArchiving } = await import("#features/shares/lost-access.ts");
        return await confirmArchiving(client, _id);
      } catch {
        // What is archived can be restored, so a question that cannot be loaded does not prevent it.
        return true;
      }
    },
  };
}

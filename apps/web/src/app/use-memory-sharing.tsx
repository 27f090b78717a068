import type { Memory } from "@lane/contract/memories.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { noResponseText } from "#api/errors.ts";
import type { MemorySharing } from "#features/memories/memory-sharing.ts";
import type { ShareSheet } from "#features/shares/share-sheet.tsx";
import { toast } from "#ui/toast-queue.ts";

import { LazyPart } from "./lazy-part.tsx";

const loadLostAccess = async () => (await import("#features/shares/lost-access-note.tsx")).LostAccessNote;

interface Opened {
  readonly Sheet: typeof ShareSheet;
  readonly memory: Memory;
}

/** What the page of a memory needs for sharing it. All of it is loaded when it is first needed. */
export function useMemorySharing() {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setIsOpen] = useState(false);

  async function open(memory: Memory) {
    try {
      const { ShareSheet: Sheet } = await import("#features/shares/share-sheet.tsx");
      setOpened({ Sheet, memory });
      setIsOpen(true);
    } catch {
      toast("error", noResponseText());
    }
  }

  async function mayArchive({ _id }: Memory) {
    try {
      const { confirmArchiving } = await import("#features/shares/lost-access.ts");
      return await confirmArchiving(client, _id);
    } catch {
      // What is archived can be restored, so a question that cannot be loaded does not prevent it.
      return true;
    }
  }

  const sharing: MemorySharing = {
    open: (memory) => void open(memory),
    renderLostAccess: ({ _id }) => <LazyPart load={loadLostAccess} isFirst props={{ memoryId: _id }} />,
    mayArchive,
  };
  const sheet = opened ? (
    <opened.Sheet
      key={opened.memory._id}
      subject={{ kind: "memory", memory: opened.memory }}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
    />
  ) : null;
  return { sharing, sheet };
}

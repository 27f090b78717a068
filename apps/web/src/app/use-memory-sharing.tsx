import type { Memory } from "@lane/contract/memories.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { noResponseText } from "#api/errors.ts";
import type { MemorySharing } from "#features/memories/memory-sharing.ts";
import type { LostAccessNote } from "#features/shares/lost-access-note.tsx";
import type { ShareSheet } from "#features/shares/share-sheet.tsx";
import { toast } from "#ui/toast-queue.ts";

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
    renderLostAccess: ({ _id }) => <LostAccess memoryId={_id} />,
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

/** Not `lazy`, which would take the page down where loading fails. */
function LostAccess({ memoryId }: { readonly memoryId: string }) {
  const [Note, setNote] = useState<typeof LostAccessNote>();
  useEffect(() => {
    const loading = import("#features/shares/lost-access-note.tsx");
    void loading.then(({ LostAccessNote: loaded }) => setNote(() => loaded)).catch(() => undefined);
  }, []);
  return Note ? <Note memoryId={memoryId} /> : null;
}

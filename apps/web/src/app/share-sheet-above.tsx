import type { Memory } from "@lane/contract/memories.ts";
import { useState } from "react";

import { ShareSheet } from "#features/shares/share-sheet.tsx";

/** Opens with every new memory object. With the same memory as before, it has what was typed. */
export function ShareSheetAbove({ memory }: { readonly memory: Memory }) {
  const [closed, setClosed] = useState<Memory>();
  return (
    <ShareSheet
      key={memory._id}
      subject={{ kind: "memory", memory }}
      isOpen={memory !== closed}
      onClose={() => setClosed(memory)}
    />
  );
}

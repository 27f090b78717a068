import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Stone } from "./motifs/stone.tsx";

interface FoldedMemoryProps {
  readonly memoryId: string;
  /** Null where nobody knows any more who wrote it. */
  readonly author: string | null;
  /** The button that opens it. */
  readonly children: ReactNode;
}

/** Stands in the place of a heavy memory that somebody else wrote, until its reader opens it. */
export function FoldedMemory({ memoryId, author, children }: FoldedMemoryProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <Stone memoryId={memoryId} className="h-7 opacity-80" />
      <p className="font-serif text-lg leading-snug font-semibold text-ink-soft" dir="auto">
        {author === null ? <Trans>A heavy memory</Trans> : <Trans>A heavy memory by {author}</Trans>}
      </p>
      <p className="font-serif text-ink-soft italic">
        <Trans>Folded. Open it when you're ready.</Trans>
      </p>
      {children}
    </div>
  );
}

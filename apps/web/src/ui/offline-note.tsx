import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";

interface OfflineNoteProps {
  readonly isShown: boolean;
  /** Says what cannot be done meanwhile, and that nothing is lost. */
  readonly children: ReactNode;
}

/** The live region is rendered before its text, so that screen readers announce the text. */
export function OfflineNote({ isShown, children }: OfflineNoteProps) {
  return (
    <output className="block not-empty:mb-4">
      {isShown ? (
        <span className="flex items-start gap-2 rounded-card border border-rule bg-paper px-4 py-3">
          <CloudOff aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
          {children}
        </span>
      ) : null}
    </output>
  );
}

import type { LucideIcon } from "lucide-react";

import { rowButtonStyle } from "./action-style.ts";
import { Spinner } from "./spinner.tsx";

interface RowButtonProps {
  readonly Icon: LucideIcon;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** One action of a list. It does nothing while it is busy. */
export function RowButton({ Icon, isBusy = false, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={rowButtonStyle}
    >
      {isBusy ? <Spinner /> : <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />}
      {children}
    </button>
  );
}

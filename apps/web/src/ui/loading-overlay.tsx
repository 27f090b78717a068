import { useLingui } from "@lingui/react/macro";

import { Rope } from "./motifs/rope.tsx";
import { Spinner } from "./spinner.tsx";

/** Covers the nearest positioned ancestor, or the whole window with `isFixed`, while something must be waited for. */
export function LoadingOverlay({ text, isFixed = false }: { readonly text?: string; readonly isFixed?: boolean }) {
  const { t } = useLingui();
  return (
    <div
      aria-busy="true"
      className={`${isFixed ? "fixed z-40" : "absolute"} inset-0 flex flex-col items-center justify-center gap-4 bg-paper/90 p-6 text-center`}
    >
      <Rope lengthPx={260} knots={[0.25, 0.5, 0.75]} className="w-56 animate-breathe" />
      <output className="flex items-center gap-3 text-lg text-ink-soft">
        <Spinner />
        {text ?? t`Loading...`}
      </output>
    </div>
  );
}

import type { TextPiece } from "@lane/contract/search.ts";

/** Text with its matches highlighted. */
export function MarkedText({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no names, and never change places
      <mark key={index} className="rounded-xs bg-mark px-px font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

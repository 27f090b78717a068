import { type MarkSize, markSizes } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";

import { useMarkWords } from "./mark-words.tsx";

interface SizeButtonsProps {
  readonly size: MarkSize;
  readonly onSize: (size: MarkSize) => void;
  /** What is made larger or smaller, for those who do not see it. */
  readonly of: string;
}

export function SizeButtons({ size, onSize, of }: SizeButtonsProps) {
  const { t } = useLingui();
  const { sizeText } = useMarkWords();
  return (
    <fieldset aria-label={t`Size of ${of}`} className="flex flex-wrap gap-1">
      {markSizes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={size === one}
          onClick={() => onSize(one)}
          className="min-h-11 rounded-pill border border-edge px-3 text-sm hover:border-ink aria-pressed:border-moss aria-pressed:bg-moss aria-pressed:text-on-moss"
        >
          {sizeText(one)}
        </button>
      ))}
    </fieldset>
  );
}

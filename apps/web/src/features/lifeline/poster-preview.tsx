import { posterSheetOf } from "@lane/domain/lifeline/poster-sheets.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";

import { withOwnFonts } from "./drawing-file.ts";
import type { PosterChoices } from "./use-poster.ts";

interface PosterPreviewProps {
  readonly choices: PosterChoices;
  readonly draw: (choices: PosterChoices, side?: number) => Promise<string>;
  readonly isOpen: boolean;
}

/** Someone who is writing a title is not interrupted by a drawing for each letter. */
const pauseMs = 250;
const previewSide = 1600;

/** The sheet as it will be, in its own proportions from the start. */
export function PosterPreview({ choices, draw, isOpen }: PosterPreviewProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState<string>();
  const drawn = useEffectEvent(async (wanted: PosterChoices) => {
    const svg = await draw(wanted, previewSide);
    // With other letters than ours it still shows what is where.
    return withOwnFonts(svg).catch(() => svg);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    async function show() {
      const svg = await drawn(choices);
      if (isCurrent) setAddress(URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
    }
    // Where it cannot be drawn, saving says so.
    const timer = setTimeout(() => void show().catch(() => undefined), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [choices, isOpen]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ""), [address]);
  const { width, height } = posterSheetOf(choices.size, choices.isUpright);
  return (
    <div className="flex justify-center md:sticky md:top-0">
      <div
        className="max-w-full [--highest:36dvh] md:[--highest:56dvh] bg-paper shadow-soft ring-1 ring-rule"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, calc(var(--highest) * ${(width / height).toFixed(4)}))`,
        }}
      >
        {address === undefined ? null : <img src={address} alt={t`Preview of your poster`} className="size-full" />}
      </div>
    </div>
  );
}

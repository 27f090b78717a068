import { useLingui } from "@lingui/react/macro";
import { ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

import type { Picture } from "#lib/picture-of.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { MediaImage } from "#ui/media-image.tsx";

import { stageStyle } from "./stage-style.ts";
import { useZoom } from "./use-zoom.ts";

interface ZoomablePhotoProps {
  readonly picture: Picture;
  readonly alt: string;
  readonly onSwipe: (by: 1 | -1) => void;
  readonly onLost: () => void;
  /** Stands between the buttons. */
  readonly children: ReactNode;
}

export function ZoomablePhoto({ picture, alt, onSwipe, onLost, children }: ZoomablePhotoProps) {
  const { t } = useLingui();
  const stage = useRef<HTMLDivElement>(null);
  const { view, zoomIn, zoomOut, reset, handlers } = useZoom(stage, onSwipe);
  const { scale, x, y } = view;

  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "+" || key === "=") zoomIn();
    if (key === "-") zoomOut();
    if (key === "0") reset();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);

  return (
    <>
      <div
        ref={stage}
        {...handlers}
        className={`${stageStyle} touch-none overflow-hidden select-none ${scale > 1 ? "cursor-grab" : "cursor-zoom-in"}`}
      >
        <MediaImage
          picture={picture}
          alt={alt}
          sizes={scale > 1 ? "200vw" : "(min-width: 70rem) 66rem, (min-width: 40rem) 90vw, 100vw"}
          isEager
          draggable={false}
          onLost={onLost}
          className="h-auto max-h-full w-auto max-w-full rounded-[2px]"
          transform={scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})`}
        />
      </div>
      <div className="mt-3 flex items-center justify-center gap-1 sm:gap-3">
        <IconButton label={t`Smaller`} aria-keyshortcuts="-" aria-disabled={scale === 1 || undefined} onClick={zoomOut}>
          <ZoomOut aria-hidden="true" className="size-6" />
        </IconButton>
        {children}
        <IconButton label={t`Larger`} aria-keyshortcuts="+" onClick={zoomIn}>
          <ZoomIn aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
    </>
  );
}

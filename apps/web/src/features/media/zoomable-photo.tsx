import { useLingui } from "@lingui/react/macro";
import { ZoomIn, ZoomOut } from "lucide-react";

import type { Picture } from "#lib/picture-of.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { MediaImage } from "#ui/media-image.tsx";

import { stageStyle } from "./stage-style.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import type { Zoom } from "./use-zoom.ts";

interface ZoomablePhotoProps {
  readonly zoom: Zoom;
  readonly picture: Picture;
  readonly alt: string;
  readonly onLost: () => void;
}

export function ZoomablePhoto({ zoom, picture, alt, onLost }: ZoomablePhotoProps) {
  const { setStage, view, handlers, zoomIn, zoomOut, reset } = zoom;
  const { scale, x, y } = view;
  useViewerKeys({ "+": zoomIn, "=": zoomIn, "-": zoomOut, "0": reset });
  return (
    <div
      ref={setStage}
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
  );
}

export function ZoomOutButton({ zoom: { view, zoomOut } }: { readonly zoom: Zoom }) {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Smaller`}
      aria-keyshortcuts="-"
      aria-disabled={view.scale === 1 || undefined}
      onClick={zoomOut}
    >
      <ZoomOut aria-hidden="true" className="size-6" />
    </IconButton>
  );
}

export function ZoomInButton({ zoom: { zoomIn } }: { readonly zoom: Zoom }) {
  const { t } = useLingui();
  return (
    <IconButton label={t`Larger`} aria-keyshortcuts="+" onClick={zoomIn}>
      <ZoomIn aria-hidden="true" className="size-6" />
    </IconButton>
  );
}

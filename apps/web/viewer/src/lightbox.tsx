import type { OfflineMedia } from "@lane/contract/offline-page.ts";
import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";

import { useKindName } from "#features/media/media-print.tsx";
import { useViewerKeys, useZoom, ZoomablePhoto, ZoomInButton, ZoomOutButton } from "#features/media/zoomable-photo.tsx";
import { IconButton } from "#ui/icon-button.tsx";

import { OriginalLink } from "./original-link.tsx";
import { pictureOf } from "./pictures.ts";

interface LightboxProps {
  readonly prints: readonly OfflineMedia[];
  readonly opened: number;
  readonly onOpen: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture at a time, as large as the screen allows. */
export function Lightbox({ prints, opened, onOpen, onClose }: LightboxProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const kindName = useKindName();
  const print = prints[opened];
  const name = kindName("Image", opened + 1);
  const count = prints.length;

  useEffect(() => dialog.current?.showModal(), []);

  function step(by: 1 | -1) {
    if (prints[opened + by]) onOpen(opened + by);
  }

  useViewerKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => onOpen(0),
    End: () => onOpen(count - 1),
  });

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[calc(100vw-1rem)] max-w-page rounded-card border border-rule bg-card p-4 text-ink shadow-soft backdrop:bg-veil sm:p-6"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {count === 1 ? name : t`${name} of ${count}`}
        </h2>
        <IconButton label={t`Close`} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {print ? (
        <Opened print={print} onStep={step} hasBefore={opened > 0} hasAfter={opened < count - 1} name={name} />
      ) : null}
    </dialog>
  );
}

interface OpenedProps {
  readonly print: OfflineMedia;
  readonly name: string;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

function Opened({ print, name, hasBefore, hasAfter, onStep }: OpenedProps) {
  const { t } = useLingui();
  const picture = pictureOf(print);
  const zoom = useZoom(print.id, onStep);
  const alt = print.alt ?? print.caption ?? "";
  return (
    <figure className="mt-3">
      <output className="sr-only">{name}</output>
      {picture ? (
        <ZoomablePhoto key={print.id} zoom={zoom} picture={picture} alt={alt} onLost={() => undefined} />
      ) : null}
      <div className="mt-3 flex items-center justify-center gap-1 sm:gap-3">
        {picture ? <ZoomOutButton zoom={zoom} /> : null}
        <IconButton label={t`Previous`} aria-disabled={!hasBefore || undefined} onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden="true" className="size-6" />
        </IconButton>
        <IconButton label={t`Next`} aria-disabled={!hasAfter || undefined} onClick={() => onStep(1)}>
          <ChevronRight aria-hidden="true" className="size-6" />
        </IconButton>
        {picture ? <ZoomInButton zoom={zoom} /> : null}
      </div>
      <figcaption className="text-center">
        {print.caption === null ? null : (
          <p className="wrap-anywhere" dir="auto">
            {print.caption}
          </p>
        )}
        <OriginalLink media={print} />
      </figcaption>
    </figure>
  );
}

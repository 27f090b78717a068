import type { OfflineMedia } from "@lane/contract/offline-page.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";

import { useKindName } from "#features/media/use-kind-name.ts";
import { StageButtons, useStepping, useZoom, ZoomablePhoto } from "#features/media/zoomable-photo.tsx";
import { IconButton } from "#ui/icon-button.tsx";

import { pictureOf } from "./pictures.ts";

interface LightboxProps {
  readonly prints: readonly OfflineMedia[];
  readonly opened: number;
  readonly onOpen: (index: number) => void;
  readonly onClose: () => void;
}

/** Shows one picture at a time, as large as the screen allows. */
export function Lightbox({ prints, opened, onOpen, onClose }: LightboxProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const kindName = useKindName();
  const print = prints[opened];
  const name = kindName("Image", opened + 1);
  const count = prints.length;

  useEffect(() => dialog.current?.showModal(), []);

  const step = useStepping({ shown: opened, count, onShow: onOpen });

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
      {print ? <Opened print={print} name={name} shown={opened} count={count} onStep={step} /> : null}
    </dialog>
  );
}

interface OpenedProps {
  readonly print: OfflineMedia;
  readonly name: string;
  readonly shown: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
}

function Opened({ print, name, shown, count, onStep }: OpenedProps) {
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
      <StageButtons
        zoom={picture ? zoom : undefined}
        labels={{ before: t`Previous`, after: t`Next` }}
        shown={shown}
        count={count}
        onStep={onStep}
      />
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

/** The link to the original file. */
export function OriginalLink({ media: { path, name } }: { readonly media: OfflineMedia }) {
  if (path === null) return null;
  return (
    <a
      href={path}
      target="_blank"
      rel="noreferrer"
      data-screen-only
      className="inline-flex min-h-11 items-center text-sm wrap-anywhere"
    >
      {name === "" ? <Trans>Open the original</Trans> : <Trans>Open the original: {name}</Trans>}
    </a>
  );
}

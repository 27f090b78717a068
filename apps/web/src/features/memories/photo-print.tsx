import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw, X } from "lucide-react";

import { IconButton } from "#ui/icon-button.tsx";
import { Spinner } from "#ui/spinner.tsx";

import type { Photo, Photos } from "./use-photos.ts";

interface PhotoPrintProps {
  readonly photo: Photo;
  readonly number: number;
  readonly photos: Photos;
}

/** One photo of the form as a small print, with what happens to it. */
export function PhotoPrint({ photo, number, photos }: PhotoPrintProps) {
  const { t } = useLingui();
  const { id, shownAt, media, failure } = photo;
  const isSending = media === undefined && failure === undefined;
  return (
    <li className="relative">
      <div className="rounded-[4px] border border-rule bg-card p-1.5 shadow-soft">
        <div className="relative aspect-square overflow-hidden rounded-[2px] bg-rule">
          <img
            src={shownAt}
            alt={t`Photo ${number}`}
            className={`size-full object-cover ${media ? "" : "opacity-50"}`}
          />
          {isSending ? (
            <output className="absolute inset-0 flex flex-col items-center justify-center gap-1 text-sm font-semibold">
              <Spinner />
              <Trans>Sending...</Trans>
            </output>
          ) : null}
        </div>
      </div>
      <IconButton
        label={t`Remove photo ${number}`}
        onClick={() => photos.remove(id)}
        className="absolute -end-2 -top-2 border-edge! bg-card shadow-soft"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      <div aria-live="polite">
        {failure === undefined ? null : (
          <p className="mt-1.5 text-sm text-alarm">
            <span className="block font-semibold">{failure}</span>
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4"
              onClick={() => photos.retry(id)}
            >
              <RotateCw aria-hidden="true" className="size-4" />
              <Trans>Send it again</Trans>
            </button>
          </p>
        )}
      </div>
    </li>
  );
}

import type { MediaItem } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent } from "react";

import { IconButton } from "#ui/icon-button.tsx";
import { Modal } from "#ui/modal.tsx";

interface LightboxProps {
  readonly photos: readonly MediaItem[];
  /** Undefined while it is closed. */
  readonly shown: number | undefined;
  readonly onShow: (index: number | undefined) => void;
}

export function Lightbox({ photos, shown, onShow }: LightboxProps) {
  const { t } = useLingui();
  const number = (shown ?? 0) + 1;
  const count = photos.length;
  return (
    <Modal
      isOpen={shown !== undefined}
      onClose={() => onShow(undefined)}
      title={count === 1 ? t`Photo` : t`Photo ${number} of ${count}`}
      isWide
    >
      {shown === undefined ? null : <Enlarged photos={photos} shown={shown} onShow={onShow} />}
    </Modal>
  );
}

function Enlarged({ photos, shown, onShow }: LightboxProps & { readonly shown: number }) {
  const { t } = useLingui();
  const number = shown + 1;

  function step(by: number) {
    if (photos[shown + by]) onShow(shown + by);
  }

  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    // Before the dialog, which keeps its keys to itself.
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);

  return (
    <>
      <img
        src={photos[shown]?.url}
        alt={t`Photo ${number}`}
        className="mx-auto max-h-[calc(100dvh-14rem)] max-w-full rounded-[2px] object-contain"
      />
      {photos.length > 1 ? (
        <div className="mt-3 flex justify-center gap-4">
          <IconButton label={t`Previous photo`} aria-disabled={shown === 0 || undefined} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" className="size-6" />
          </IconButton>
          <IconButton
            label={t`Next photo`}
            aria-disabled={shown === photos.length - 1 || undefined}
            onClick={() => step(1)}
          >
            <ChevronRight aria-hidden="true" className="size-6" />
          </IconButton>
        </div>
      ) : null}
    </>
  );
}

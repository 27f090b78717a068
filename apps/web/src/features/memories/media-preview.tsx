import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useRef, useState } from "react";

import { Lightbox } from "./overlays.ts";

interface MediaPreviewProps {
  readonly media: readonly MediaItem[];
  /** An address has run out; newer ones are needed. */
  readonly onLost: () => void;
}

/** The photos like prints laid side by side. */
export function MediaPreview({ media, onLost }: MediaPreviewProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number>();
  const hasAsked = useRef(false);
  const photos = media.filter(({ type }) => type === "Image");

  // Once: an address that is refused again and again must not ask again and again.
  function handleLost() {
    if (!hasAsked.current) onLost();
    hasAsked.current = true;
  }

  if (photos.length === 0) {
    return (
      <p className="mt-8 text-ink-soft">
        <Trans>No media to preview.</Trans>
      </p>
    );
  }
  const columns = photos.length === 1 ? "" : "grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))]";
  return (
    <section aria-label={t`Photos`} className="mt-8">
      <ul className={`grid gap-5 ${columns}`}>
        {photos.map(({ s3id, url }, index) => (
          <li key={s3id}>
            <button
              type="button"
              onClick={() => setShown(index)}
              className="block w-full rounded-[4px] border border-rule bg-card p-2 shadow-soft transition-[translate] duration-200 hover:-translate-y-0.5 sm:p-2.5"
            >
              <img
                src={url}
                alt={t`Photo ${index + 1}`}
                loading="lazy"
                onError={handleLost}
                className={
                  photos.length === 1
                    ? "max-h-[70dvh] w-full rounded-[2px] object-contain"
                    : "aspect-4/3 w-full rounded-[2px] object-cover"
                }
              />
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        <Lightbox photos={photos} shown={shown} onShow={setShown} />
      </Suspense>
    </section>
  );
}

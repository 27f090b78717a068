import type { OfflineMedia } from "@lane/contract/offline-page.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useKindName } from "#features/media/media-print.tsx";
import { MediaImage } from "#ui/media-image.tsx";

import { Lightbox } from "./lightbox.tsx";
import { pictureOf } from "./pictures.ts";
import { Player } from "./player.tsx";
import { Unshowable } from "./unshowable.tsx";

/** The pictures of a memory like prints laid side by side, what moves and sounds beneath them. */
export function MediaList({ media }: { readonly media: readonly OfflineMedia[] }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number>();
  if (media.length === 0) return null;
  const prints = media.filter((one) => one.kind === "Image" && pictureOf(one));
  const others = media.filter((one) => !prints.includes(one));
  return (
    <section aria-label={t`Photos, films and sound`} className="mt-8 grid gap-8">
      {prints.length === 0 ? null : (
        <ul
          className={`grid items-start gap-5 ${prints.length === 1 ? "" : "grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))]"}`}
        >
          {prints.map((print, index) => (
            <li key={print.id}>
              <ResizedPhoto
                media={print}
                number={index + 1}
                isAlone={prints.length === 1}
                onOpen={() => setOpened(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {others.map((one, index) =>
        one.kind === "Image" || one.path === null ? (
          <Unshowable key={one.id} media={one} />
        ) : (
          <Player key={one.id} media={one} number={index + 1} />
        ),
      )}
      {opened === undefined ? null : (
        <Lightbox prints={prints} opened={opened} onOpen={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

interface PrintProps {
  readonly media: OfflineMedia;
  readonly number: number;
  readonly isAlone: boolean;
  readonly onOpen: () => void;
}

function ResizedPhoto({ media, number, isAlone, onOpen }: PrintProps) {
  const name = useKindName()(media.kind, number);
  const [isLost, setIsLost] = useState(false);
  const picture = pictureOf(media);
  const label = media.alt ?? media.caption ?? "";
  if (!picture || isLost) return <Unshowable media={media} />;
  return (
    <figure>
      <button
        type="button"
        onClick={onOpen}
        aria-label={label === "" ? name : `${name}: ${label}`}
        className="relative block w-full rounded-[4px] border border-rule bg-card p-2 shadow-soft transition-[translate] duration-200 hover:-translate-y-0.5 sm:p-2.5"
      >
        <MediaImage
          picture={picture}
          alt=""
          onLost={() => setIsLost(true)}
          className={
            isAlone
              ? "mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-[2px]"
              : "aspect-4/3 h-auto w-full rounded-[2px] object-cover"
          }
        />
      </button>
      {media.caption === null ? null : (
        <figcaption className="mt-2 text-sm wrap-anywhere text-ink-soft" dir="auto">
          {media.caption}
        </figcaption>
      )}
    </figure>
  );
}

import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";

import { MediaTile } from "./media-tile.tsx";
import { useMediaItems } from "./media.queries.ts";
import { useLostAddresses } from "./use-lost-addresses.ts";

// The page is read before anything on it is enlarged.
const MediaViewer = lazy(async () => ({ default: (await import("./media-viewer.tsx")).MediaViewer }));

interface MediaPreviewProps {
  readonly media: readonly MediaItem[];
  /** Who and when, to stand under each. */
  readonly byline: string;
  /** An address has run out; newer ones are needed. */
  readonly onLost: () => void;
  /** Where files can be added, for a memory that has none. */
  readonly addLink: ReactNode;
}

/** The files of a memory like prints laid side by side. */
export function MediaPreview({ media, byline, onLost, addLink }: MediaPreviewProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number>();
  const [wasShown, setWasShown] = useState(false);
  const files = useFinished(media);
  const handleLost = useLostAddresses(files, onLost);

  function handleShow(index: number | undefined) {
    setShown(index);
    if (index !== undefined) setWasShown(true);
  }

  if (files.length === 0) {
    return (
      <p className="mt-8 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <Trans>No media to preview.</Trans>
        {addLink}
      </p>
    );
  }
  const columns = files.length === 1 ? "" : "grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))]";
  return (
    <section aria-label={t`Photos, films and sound`} className="mt-8">
      <ul className={`grid items-start gap-5 ${columns}`}>
        {files.map((item, index) => (
          <li key={item.s3id}>
            <MediaTile
              item={item}
              number={index + 1}
              isAlone={files.length === 1}
              onOpen={() => handleShow(index)}
              onLost={handleLost}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {wasShown ? (
          <MediaViewer
            media={files}
            shown={shown}
            onShow={handleShow}
            byline={byline}
            onLost={handleLost}
            onRetried={onLost}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

/** What is still being made of a file is asked for until it is there; what the memory says about it stays. */
function useFinished(media: readonly MediaItem[]): readonly MediaItem[] {
  const { items } = useMediaItems(media.flatMap(({ s3id, state }) => (state === "preparing" ? s3id : [])));
  return media.map((item) => {
    const { caption, alt, isCover } = item;
    const newer = items.get(item.s3id);
    return newer && item.state === "preparing" ? { ...newer, caption, alt, isCover } : item;
  });
}

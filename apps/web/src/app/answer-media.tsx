import type { MediaItem } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";

import { MediaWall } from "#features/media/media-wall.tsx";
import { useLostAddresses } from "#features/media/media.queries.ts";
import { useShownFile } from "#features/media/use-shown-file.ts";

import { LazyTranscripts } from "./lazy-transcripts.tsx";

interface AnswerMediaProps {
  readonly media: readonly MediaItem[];
  readonly byline: string;
  readonly onLost: () => void;
}

/** The files of an answer: first what is heard, with its words, then the photos, which open large. */
export function AnswerMedia({ media, byline, onLost }: AnswerMediaProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const handleLost = useLostAddresses(media, onLost);
  const { shown, Viewer, open, handleShow } = useShownFile(undefined, root);
  const files = media.map((item, index) => ({ item, number: index + 1 }));
  const wall = { onOpen: ({ number }: { readonly number: number }) => open(number - 1), onLost: handleLost };
  return (
    <div ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-4 *:mt-0">
      <MediaWall label={t`What was said`} files={files.filter(({ item }) => item.type === "Audio")} {...wall} />
      <LazyTranscripts files={media.filter(({ type, state }) => type === "Audio" && state === "ready")} />
      <MediaWall label={t`Photos`} files={files.filter(({ item }) => item.type !== "Audio")} {...wall} />
      {Viewer ? (
        <Viewer
          media={[...media]}
          shown={shown}
          onShow={handleShow}
          byline={byline}
          onLost={handleLost}
          onRetried={onLost}
        />
      ) : null}
    </div>
  );
}

import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { pictureOf } from "#lib/picture-of.ts";
import { Modal } from "#ui/modal.tsx";

import { FailedFile } from "./failed-file.tsx";
import { FilmPlayer, SoundPlayer } from "./media-player.tsx";
import type { RenderTranscript } from "./media-print.tsx";
import { useSwipe } from "./touch-gestures.ts";
import { useKindName } from "./use-kind-name.ts";
import { StageButtons, stageStyle, useStepping, useZoom, ZoomablePhoto } from "./zoomable-photo.tsx";

export interface MediaViewerProps {
  readonly media: readonly MediaItem[];
  /** Index of the shown file; undefined while the viewer is closed. */
  readonly shown: number | undefined;
  readonly onShow: (index: number | undefined) => void;
  /** Author and date. */
  readonly byline: string;
  readonly onLost: (address: string) => void;
  readonly onRetried: () => void;
  readonly renderTranscript?: RenderTranscript | undefined;
}

/** Shows one file at a time, as large as the screen allows. */
export function MediaViewer(props: MediaViewerProps) {
  const { media, shown, onShow } = props;
  const kindName = useKindName();
  const { t } = useLingui();
  // The last file stays visible while the viewer fades out.
  const [last, setLast] = useState(0);
  if (shown !== undefined && shown !== last) setLast(shown);
  const item = media[last];
  const count = media.length;
  const name = item ? kindName(item.type, last + 1) : "";
  return (
    <Modal
      isOpen={item !== undefined && shown !== undefined}
      onClose={() => onShow(undefined)}
      title={count === 1 ? name : t`${name} of ${count}`}
      isWide
    >
      {item ? <Shown {...props} item={item} shown={last} name={name} isOpen={shown !== undefined} /> : null}
    </Modal>
  );
}

interface ShownProps extends MediaViewerProps {
  readonly item: MediaItem;
  readonly shown: number;
  readonly name: string;
  readonly isOpen: boolean;
}

function Shown(props: ShownProps) {
  const { media, item, shown, onShow, byline, name, renderTranscript } = props;

  const step = useStepping({ shown, count: media.length, onShow });

  return (
    <figure>
      <output className="sr-only">{name}</output>
      <Stage {...props} onStep={step} />
      <figcaption className="mt-3 text-center">
        {item.caption === null ? null : (
          <p className="wrap-anywhere" dir="auto">
            {item.caption}
          </p>
        )}
        <p className="flex flex-wrap items-center justify-center gap-x-4 text-sm text-ink-soft">
          {byline}
          {item.originalUrl === null ? null : (
            <a href={item.originalUrl} download className="inline-flex min-h-11 items-center">
              <Trans>Save the original</Trans>
            </a>
          )}
        </p>
      </figcaption>
      {item.type === "Image" ? null : (
        <div key={item.s3id} className="mx-auto max-w-reading">
          {renderTranscript?.(item, name, true)}
        </div>
      )}
    </figure>
  );
}

/** The buttons stay mounted from one file to the next, so that they keep the focus. */
function Stage({ onStep, ...props }: ShownProps & { readonly onStep: (by: 1 | -1) => void }) {
  const { t } = useLingui();
  const { item, media, shown, name, isOpen, onLost, onRetried } = props;
  const picture = item.type === "Image" ? pictureOf(item) : undefined;
  const swipe = useSwipe(onStep);
  const zoom = useZoom(item.s3id, onStep);
  const label = item.alt ?? item.caption ?? name;
  return (
    <>
      {picture ? (
        <ZoomablePhoto
          key={item.s3id}
          zoom={zoom}
          picture={picture}
          alt={label}
          isNamed={isOpen}
          onLost={() => onLost(picture.src)}
        />
      ) : (
        <div key={item.s3id} {...swipe} className={`${stageStyle} touch-pan-y px-6 has-[video]:px-0 sm:px-0`}>
          <Player item={item} label={label} onLost={onLost} onRetried={onRetried} />
        </div>
      )}
      <StageButtons
        zoom={picture ? zoom : undefined}
        labels={media.length > 1 ? { before: t`Previous`, after: t`Next` } : undefined}
        shown={shown}
        count={media.length}
        onStep={onStep}
      />
    </>
  );
}

interface PlayerProps extends Pick<ShownProps, "item" | "onLost" | "onRetried"> {
  readonly label: string;
}

function Player({ item, label, onLost, onRetried }: PlayerProps) {
  if (item.state === "failed") return <FailedFile item={item} name={label} onRetried={onRetried} />;
  if (item.type === "Image") {
    return (
      <p className="text-ink-soft">
        <Trans>Getting it ready...</Trans>
      </p>
    );
  }
  if (item.type === "Audio")
    return <SoundPlayer item={item} label={label} onLost={onLost} className="mx-auto max-w-xl" />;
  return <FilmPlayer item={item} label={label} onLost={onLost} className="max-h-full max-w-full rounded-[2px]" />;
}

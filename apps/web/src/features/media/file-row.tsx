import type { MediaItem } from "@lane/contract/memories.ts";
import { maxCaptionLength } from "@lane/domain/limits.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { AudioLines, Clapperboard, GripVertical, Image, X } from "lucide-react";
import { type PointerEvent, useId, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { durationText, sizeText } from "#lib/size-text.ts";
import { useObjectUrl } from "#lib/use-object-url.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { ProgressRope } from "#ui/progress-rope.tsx";
import { TextField } from "#ui/text-field.tsx";

import { FailedFile } from "./failed-file.tsx";
import type { FileEntry } from "./file-entry.ts";
import { FileTools } from "./file-tools.tsx";
import type { UploadList } from "./upload-list.ts";
import { useKindName } from "./use-kind-name.ts";

interface FileRowProps {
  readonly entry: FileEntry;
  readonly item: MediaItem | undefined;
  readonly index: number;
  readonly count: number;
  readonly list: UploadList;
  readonly isDragged: boolean;
  readonly onGrab: (event: PointerEvent, id: string) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onLost: (address: string) => void;
  readonly onRetried: () => void;
}

/** One file of the form with its status and its actions. */
export function FileRow(props: FileRowProps) {
  const { entry, item, index, count, list, isDragged, onGrab, onMove, onRemove, onLost, onRetried } = props;
  const { t } = useLingui();
  const kindName = useKindName();
  const wordsId = useId();
  const [hasWords, setHasWords] = useState(false);
  const name = entry.name || item?.name || kindName(entry.kind, index + 1);
  return (
    <li
      data-file-id={entry.id}
      className={classNames(
        "rounded-[10px] border bg-card p-3 transition-shadow duration-150",
        isDragged ? "border-moss shadow-soft" : "border-rule",
      )}
    >
      <div className="flex items-start gap-2 sm:gap-3">
        {/* For pointers only: the keyboard uses the two arrow buttons. */}
        <span
          aria-hidden="true"
          title={t`Drag to another place`}
          onPointerDown={(event) => onGrab(event, entry.id)}
          className="-ms-2 flex h-16 w-6 shrink-0 cursor-grab touch-none items-center justify-center text-ink-soft select-none active:cursor-grabbing sm:h-20 sm:w-7"
        >
          <GripVertical className="size-5" />
        </span>
        <FileThumb entry={entry} item={item} onLost={onLost} />
        <div className="min-w-0 grow">
          <p className="line-clamp-2 text-sm font-semibold wrap-anywhere" dir="auto">
            {name}
          </p>
          <FileStatus entry={entry} item={item} name={name} onRetried={onRetried} />
          {entry.caption === "" || hasWords ? null : (
            <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft italic" dir="auto">
              {entry.caption}
            </p>
          )}
        </div>
        <IconButton label={t`Remove ${name}`} onClick={onRemove} className="-me-1 -mt-1">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <FileTools {...{ entry, index, count, list, onMove, name, wordsId, hasWords }} onWords={setHasWords} />
      <div id={wordsId}>{hasWords ? <FileWords entry={entry} list={list} /> : null}</div>
    </li>
  );
}

const icons = { Image, Video: Clapperboard, Audio: AudioLines } as const;

interface FileThumbProps {
  readonly entry: FileEntry;
  readonly item: MediaItem | undefined;
  readonly onLost: (address: string) => void;
}

/** Thumbnail of a file: the server's once it exists, before that one made by this browser. */
function FileThumb({ entry, item, onLost }: FileThumbProps) {
  const small = item && smallPicture(item);
  const Icon = icons[entry.kind];
  return (
    <div className="relative flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-[3px] sm:size-20 border border-rule bg-paper text-ink-soft">
      <Icon aria-hidden="true" className="size-8" strokeWidth={1.5} />
      {small ? (
        <MediaImage
          picture={small}
          alt=""
          isEager
          onLost={() => onLost(small.src)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <OwnThumb entry={entry} />
      )}
    </div>
  );
}

/**
 * Thumbnail from the local file: a picture, or the first frame of a film. Empty when the browser cannot decode the
 * file.
 */
function OwnThumb({ entry: { file, kind } }: { readonly entry: FileEntry }) {
  const url = useObjectUrl(kind === "Audio" ? undefined : file);
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === undefined || url === failedUrl) return null;
  const frame = { src: url, onError: () => setFailedUrl(url), className: "absolute inset-0 size-full object-cover" };
  return kind === "Image" ? (
    <img {...frame} alt="" decoding="async" />
  ) : (
    <video {...frame} src={`${url}#t=0.1`} preload="metadata" muted playsInline aria-hidden="true" tabIndex={-1} />
  );
}

function smallPicture(item: MediaItem) {
  const picture = pictureOf(item);
  const [smallest] = item.sources;
  if (!picture || !smallest) return undefined;
  const { placeholder } = picture;
  return { src: smallest.url, ...(placeholder === undefined ? {} : { placeholder }) };
}

interface FileStatusProps {
  readonly entry: FileEntry;
  readonly item: MediaItem | undefined;
  readonly name: string;
  readonly onRetried: () => void;
}

/** Progress of a file as text and as a bar. */
function FileStatus({ entry, item, name, onRetried }: FileStatusProps) {
  const { t } = useLingui();
  const text = useStatusText(entry, item);
  const percent = (entry.sentBytes / Math.max(1, entry.bytes)) * 100;
  const hasRope = ["sending", "offline", "paused"].includes(entry.state);
  return (
    <div className="mt-1 text-sm text-ink-soft">
      {hasRope ? <ProgressRope label={t`How much of ${name} has arrived`} percent={percent} valueText={text} /> : null}
      <p>{text}</p>
      {/* Announced by screen readers, unlike the numbers above. */}
      <div aria-live="polite">
        {entry.state === "failed" ? <p className="font-semibold text-alarm">{entry.failure}</p> : null}
        {entry.state === "missing" ? (
          <p className="font-semibold text-alarm">
            {entry.isUnreadable ? (
              <Trans>
                This file can no longer be read. It may have been moved or deleted. Choose it again, or remove it here.
              </Trans>
            ) : (
              <Trans>This page was closed before the file had arrived. Choose it again, and it goes on.</Trans>
            )}
          </p>
        ) : null}
        {item?.state === "failed" ? <FailedFile item={item} name={name} hasOriginal onRetried={onRetried} /> : null}
      </div>
    </div>
  );
}

function useStatusText(entry: FileEntry, item: MediaItem | undefined): string {
  const { t } = useLingui();
  const { state, bytes, sentBytes, bytesPerSecond } = entry;
  const all = sizeText(bytes);
  const sent = sizeText(sentBytes);
  const speed = bytesPerSecond === undefined ? "" : ` · ${sizeText(bytesPerSecond)}/s`;
  switch (state) {
    case "waiting":
      return t`Waiting for its turn · ${all}`;
    case "sending":
      return sentBytes >= bytes ? t`Nearly there...` : t`${sent} of ${all}` + speed;
    case "offline":
      return t`No connection. It goes on by itself.`;
    case "paused":
      return t`Paused at ${sent} of ${all}`;
    case "kept":
      return keptText();
    case "failed":
    case "missing":
    default:
      return "";
  }

  function keptText(): string {
    if (item?.state === "preparing") return t`Getting it ready...`;
    return item?.durationMs ? durationText(item.durationMs) : "";
  }
}

interface FileWordsProps {
  readonly entry: FileEntry;
  readonly list: UploadList;
}

/** The caption of a file, and its alternative text. */
function FileWords({ entry: { id, kind, caption, alt }, list }: FileWordsProps) {
  const { t } = useLingui();
  return (
    <div className="mt-3 grid gap-4 border-t border-rule pt-4">
      <TextField
        label={t`Caption`}
        hint={t`Stands under it. Who is it, and where was it?`}
        value={caption}
        maxLength={maxCaptionLength}
        autoComplete="off"
        onChange={({ currentTarget }) => list.describe(id, { caption: currentTarget.value })}
      />
      {kind === "Audio" ? null : (
        <TextField
          label={t`Description for those who cannot see it`}
          value={alt}
          maxLength={maxCaptionLength}
          autoComplete="off"
          onChange={({ currentTarget }) => list.describe(id, { alt: currentTarget.value })}
        />
      )}
    </div>
  );
}

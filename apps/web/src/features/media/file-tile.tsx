import type { MediaItem } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { BookImage, CircleAlert, CloudOff, Pause } from "lucide-react";
import type { PointerEvent } from "react";

import { classNames } from "#lib/class-names.ts";

import { type FileEntry, isOnTheWay } from "./file-entry.ts";
import { FileThumb } from "./file-thumb.tsx";

interface FileTileProps {
  readonly entry: FileEntry;
  readonly item: MediaItem | undefined;
  readonly name: string;
  readonly isOpen: boolean;
  readonly detailsId: string;
  readonly isDragged: boolean;
  readonly onGrab: (event: PointerEvent, id: string) => void;
  readonly onToggle: () => void;
  readonly onLost: (address: string) => void;
}

/** A small picture of a file; pressing it opens what can be done with the file. */
export function FileTile(props: FileTileProps) {
  const { entry, item, name, isOpen, detailsId, isDragged, onGrab, onToggle, onLost } = props;
  return (
    <li data-drag-id={entry.id} className="size-20 shrink-0">
      <button
        type="button"
        title={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onPointerDown={(event) => onGrab(event, entry.id)}
        onClick={onToggle}
        className={classNames(
          "relative block size-full touch-manipulation rounded-[10px] border bg-card p-0.5 select-none",
          "aria-expanded:border-moss aria-expanded:shadow-[inset_0_0_0_2px_var(--color-moss)] forced-colors:aria-expanded:outline-2",
          isDragged ? "cursor-grabbing border-moss shadow-soft" : "border-edge hover:border-ink-soft",
        )}
      >
        <FileThumb entry={entry} item={item} onLost={onLost} />
        <span className="sr-only">{name}</span>
        <TileState entry={entry} item={item} />
      </button>
    </li>
  );
}

const badgeStyle = "absolute end-1.5 top-1.5 rounded-pill bg-card p-0.5 text-ink";

function TileState({ entry, item }: Pick<FileTileProps, "entry" | "item">) {
  const { t } = useLingui();
  const { state, sentBytes, bytes, isCover } = entry;
  const percent = Math.floor((sentBytes / Math.max(1, bytes)) * 100);
  if (state === "failed" || state === "missing" || item?.state === "failed") {
    return <CircleAlert aria-label={t`Needs attention`} className={`${badgeStyle} size-6 text-alarm`} />;
  }
  if (state === "offline") return <CloudOff aria-hidden="true" className={`${badgeStyle} size-6`} />;
  if (state === "paused") return <Pause aria-label={t`Paused`} className={`${badgeStyle} size-6`} />;
  return (
    <>
      {isCover ? <BookImage aria-label={t`Cover`} className={`${badgeStyle} size-6`} /> : null}
      {isOnTheWay(entry) ? (
        <span className="absolute inset-x-1.5 bottom-1.5 h-2 overflow-hidden rounded-pill bg-card">
          <span className="block h-full bg-moss" style={{ width: `${percent}%` }} />
          <span className="sr-only">{`${percent} %`}</span>
        </span>
      ) : null}
    </>
  );
}

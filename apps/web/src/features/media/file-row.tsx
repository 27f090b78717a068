import type { MediaItem } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { GripVertical, X } from "lucide-react";
import { type PointerEvent, useId, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";

import type { FileEntry } from "./file-entry.ts";
import { FileStatus } from "./file-status.tsx";
import { FileThumb } from "./file-thumb.tsx";
import { FileTools } from "./file-tools.tsx";
import { FileWords } from "./file-words.tsx";
import { useKindName } from "./media-print.tsx";
import type { UploadList } from "./upload-list.ts";

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

/** One file of the form with what happens to it and what can be done with it. */
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
        {/* For hands alone: the keyboard has the two arrows. */}
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

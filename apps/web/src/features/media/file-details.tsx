import type { MediaItem } from "@lane/contract/memories.ts";
import { maxCaptionLength } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";

import { IconButton } from "#ui/icon-button.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { FileEntry } from "./file-entry.ts";
import { FileStatus } from "./file-status.tsx";
import { FileTools } from "./file-tools.tsx";
import type { UploadList } from "./upload-list.ts";

interface FileDetailsProps {
  readonly id: string;
  readonly entry: FileEntry;
  readonly item: MediaItem | undefined;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly list: UploadList;
  /** False for a file that is only shown here because something is wrong with it. */
  readonly isOpen: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onRetried: () => void;
}

/** One file of the form in words: its status, its caption and its actions. */
export function FileDetails(props: FileDetailsProps) {
  const { id, entry, item, name, index, count, list, isOpen, onMove, onRemove, onRetried } = props;
  const { t } = useLingui();
  return (
    <fieldset
      id={id}
      aria-label={name}

      className="mt-3 min-w-0 rounded-[10px] border border-rule bg-card p-3 sm:p-4"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="line-clamp-2 text-sm font-semibold wrap-anywhere" dir="auto">
            {name}
          </p>
          <FileStatus entry={entry} item={item} name={name} onRetried={onRetried} />
        </div>
        <IconButton label={t`Remove ${name}`} onClick={onRemove} className="-me-1 -mt-2">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <FileTools {...{ entry, index, count, list, onMove, name }} />
      {isOpen ? <FileWords entry={entry} list={list} /> : null}
    </fieldset>
  );
}

interface FileWordsProps {
  readonly entry: FileEntry;
  readonly list: UploadList;
}

/** The caption of a file, and its alternative text. */
function FileWords({ entry: { id, kind, caption, alt }, list }: FileWordsProps) {
  const { t } = useLingui();
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2">
      <TextField
        label={t`Caption`}
        hint={t`Who is this, and where?`}
        value={caption}
        maxLength={maxCaptionLength}
        autoComplete="off"
        onChange={({ currentTarget }) => list.describe(id, { caption: currentTarget.value })}
      />
      {kind === "Audio" ? null : (
        <TextField
          label={t`Description for people who can't see it`}
          value={alt}
          maxLength={maxCaptionLength}
          autoComplete="off"
          onChange={({ currentTarget }) => list.describe(id, { alt: currentTarget.value })}
        />
      )}
    </div>
  );
}

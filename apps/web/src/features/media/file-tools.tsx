import { useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight, BookImage, Pause, Play, RotateCw } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";

import { IconButton } from "#ui/icon-button.tsx";

import { type FileEntry, isOnTheWay } from "./file-entry.ts";
import type { UploadList } from "./upload-list.ts";

interface FileToolsProps {
  readonly entry: FileEntry;
  readonly index: number;
  readonly count: number;
  readonly list: UploadList;
  readonly onMove: (to: number) => void;
  readonly name: string;
}

const wordStyle =
  "inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-transparent px-2 text-sm sm:px-3 text-ink-soft transition-colors duration-150 " +
  "hover:bg-rule/70 hover:text-ink aria-pressed:border-moss aria-pressed:bg-rule/70 aria-pressed:text-ink";

export function FileTools(props: FileToolsProps) {
  const { entry, list, name } = props;
  const { t } = useLingui();
  return (
    <div className="-mb-1 -ms-2 flex flex-wrap items-center sm:ms-0 sm:gap-x-0.5">
      <MoveButtons {...props} />
      {entry.kind === "Audio" ? null : (
        <button
          type="button"
          aria-label={t`Cover: ${name}`}
          aria-pressed={entry.isCover}
          className={wordStyle}
          onClick={() => list.toggleCover(entry.id)}
        >
          <BookImage aria-hidden="true" className="size-4.5" />
          {t`Cover`}
        </button>
      )}
      <SendingButton {...props} />
    </div>
  );
}

function MoveButtons({ index, count, name, onMove }: FileToolsProps) {
  const { t } = useLingui();
  const isFirst = index === 0;
  const isLast = index === count - 1;

  // The browser drops the focus of an element that is moved in the page.
  function move({ currentTarget }: MouseEvent<HTMLButtonElement>, to: number) {
    flushSync(() => onMove(to));
    currentTarget.focus();
  }

  return (
    <>
      <IconButton
        label={t`Move ${name} earlier`}
        aria-disabled={isFirst || undefined}
        onClick={(event) => !isFirst && move(event, index - 1)}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={t`Move ${name} later`}
        aria-disabled={isLast || undefined}
        onClick={(event) => !isLast && move(event, index + 1)}
      >
        <ArrowRight aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
}

function SendingButton({ entry, list, name }: FileToolsProps) {
  const { t } = useLingui();
  const { id, state } = entry;
  if (isOnTheWay(entry)) {
    return (
      <IconButton label={t`Pause ${name}`} onClick={() => list.pause(id)} className="ms-auto">
        <Pause aria-hidden="true" className="size-5" />
      </IconButton>
    );
  }
  if (state === "paused") {
    return (
      <IconButton label={t`Resume ${name}`} onClick={() => list.resume(id)} className="ms-auto">
        <Play aria-hidden="true" className="size-5" />
      </IconButton>
    );
  }
  if (state !== "failed") return null;
  return (
    <button
      type="button"
      className="ms-auto inline-flex min-h-11 items-center gap-1.5 text-sm underline underline-offset-4"
      onClick={() => list.resume(id)}
    >
      <RotateCw aria-hidden="true" className="size-4" />
      {t`Upload again`}
      <span className="sr-only">{name}</span>
    </button>
  );
}

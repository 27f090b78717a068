import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { durationText, sizeText } from "#lib/size-text.ts";
import { ProgressRope } from "#ui/progress-rope.tsx";

import { FailedFile } from "./failed-file.tsx";
import type { FileEntry } from "./file-entry.ts";

interface FileStatusProps {
  readonly entry: FileEntry;
  readonly item: MediaItem | undefined;
  readonly name: string;
  readonly onRetried: () => void;
}

/** Progress of a file as text and as a bar. */
export function FileStatus({ entry, item, name, onRetried }: FileStatusProps) {
  const { t } = useLingui();
  const text = useStatusText(entry, item);
  const percent = (entry.sentBytes / Math.max(1, entry.bytes)) * 100;
  const hasRope = ["sending", "offline", "paused"].includes(entry.state);
  return (
    <div className="mt-1 text-sm text-ink-soft">
      {hasRope ? <ProgressRope label={t`Upload progress of ${name}`} percent={percent} valueText={text} /> : null}
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
              <Trans>This page was closed before the upload was done. Choose the file again to resume.</Trans>
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
      return t`Waiting · ${all}`;
    case "sending":
      return sentBytes >= bytes ? t`Nearly there...` : t`${sent} of ${all}` + speed;
    case "offline":
      return t`No connection. It will resume by itself.`;
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

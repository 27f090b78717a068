import type { Memory, MemoryVersion } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { displayLocale } from "#lib/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { Failure } from "./failure.tsx";
import { useMarkName } from "./mark-motif.tsx";
import { useRestoreVersion, useVersions } from "./memories.queries.ts";
import { RichTextView } from "./rich-text-view.tsx";

interface VersionsSheetProps {
  readonly memory: Pick<Memory, "_id" | "version" | "isArchived">;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Earlier versions of a memory, each with a button to restore it. */
export function VersionsSheet({ memory, isOpen, onClose }: VersionsSheetProps) {
  const { t } = useLingui();
  const { data: versions, error } = useVersions(memory._id, isOpen);
  const restore = useRestoreVersion(memory, onClose);

  function handleClose() {
    restore.reset();
    onClose();
  }

  return (
    <Sheet isOpen={isOpen} onClose={handleClose} title={t`Earlier versions`} firstSnapPoint={1}>
      <div className="mx-auto max-w-measure">
        {versions || error ? null : (
          <SkeletonGroup className="grid gap-4">
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </SkeletonGroup>
        )}
        {versions?.length === 0 ? (
          <p className="text-ink-soft">
            <Trans>No earlier versions.</Trans>
          </p>
        ) : null}
        <Failure summary={t`Error fetching memory`} error={error} />
        <Failure summary={t`We couldn't restore it`} error={restore.error} />
        <ol className="grid gap-6">
          {versions?.map((version) => (
            <VersionEntry
              key={version.version}
              version={version}
              isBusy={restore.isPending && restore.variables === version.version}
              onRestore={memory.isArchived ? undefined : () => restore.mutate(version.version)}
            />
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

interface VersionEntryProps {
  readonly version: MemoryVersion;
  readonly isBusy: boolean;
  readonly onRestore: (() => void) | undefined;
}

function VersionEntry({ version, isBusy, onRestore }: VersionEntryProps) {
  const { t } = useLingui();
  const titleId = useId();
  const markName = useMarkName();
  const { memoryTitle, memoryDescription, memoryType, place, savedAt } = version;
  const replaced = momentText(savedAt);
  return (
    <li className="rounded-card border border-rule bg-paper p-5">
      <p className="text-sm text-ink-soft">
        <Trans>Until {replaced}</Trans>
        {memoryType === null ? null : ` · ${markName(memoryType)}`}
        {place === "" ? null : (
          <>
            {" · "}
            <bdi>{place}</bdi>
          </>
        )}
      </p>
      <h3 id={titleId} className="mt-1 text-xl wrap-anywhere" dir="auto">
        {memoryTitle}
      </h3>
      <div className="mt-3 max-h-80 overflow-y-auto">
        <RichTextView html={memoryDescription} />
      </div>
      {onRestore ? (
        <Button
          variant="secondary"
          busy={isBusy}
          busyText={t`Restoring...`}
          aria-describedby={titleId}
          onClick={onRestore}
          className="mt-4"
        >
          <Trans>Restore this version</Trans>
        </Button>
      ) : null}
    </li>
  );
}

function momentText(isoTime: string): string {
  return new Date(isoTime).toLocaleString(displayLocale(), { dateStyle: "long", timeStyle: "short" });
}

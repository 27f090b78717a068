import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { ApiError, readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadingOverlay } from "#ui/loading-overlay.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

interface MemoryLoadingProps {
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  /** Shown when there is no such memory. */
  readonly gone: ReactNode;
}

/** The loading and error states of a memory. */
export function MemoryLoading({ error, isBusy, onRetry, gone }: MemoryLoadingProps) {
  const { t } = useLingui();
  if (isMissing(error)) return gone;
  return (
    <>
      <PageHeading title={t`Memory`} />
      {error ? (
        <div role="alert" className="rounded-card border border-rule bg-card shadow-soft">
          <EmptyState
            motif={<Stone memoryId="memory-failure" className="h-16" />}
            title={t`Error fetching memory`}
            actions={<Button busy={isBusy} onClick={onRetry}>{t`Try Again`}</Button>}
          >
            {readErrorText(error)}
          </EmptyState>
        </div>
      ) : (
        <div className="relative min-h-dvh">
          <LoadingOverlay />
        </div>
      )}
    </>
  );
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

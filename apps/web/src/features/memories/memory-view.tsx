import { lazy, type ReactNode, Suspense, useDeferredValue } from "react";

import { useMemory } from "./memories.queries.ts";
import { isMissing, MemoryLoading } from "./memory-loading.tsx";
import { OpenMemory, type OpenMemoryProps } from "./open-memory.tsx";

/** Loaded lazily, because it reads drafts, which a page that only shows a memory does not need. */
const LazyMemoryGone = lazy(async () => ({ default: (await import("./memory-gone.tsx")).MemoryGone }));

interface MemoryViewProps extends Omit<OpenMemoryProps, "memory" | "onReload"> {
  readonly memoryId: string;
  /** Renders a memory of a timeline that several people share; passed in because it needs other features. */
  readonly renderOfVault?: (open: OpenMemoryProps) => ReactNode;
}

export function MemoryView({ memoryId, renderOfVault, ...shown }: MemoryViewProps) {
  const { data: newest, error, isFetching, refetch } = useMemory(memoryId);
  // A memory with many pictures is rendered in small steps, so that the page stays responsive.
  const data = useDeferredValue(newest);
  // A cached memory that has been deleted since must not be shown.
  if (data && !isMissing(error)) {
    const open = { ...shown, memory: data, onReload: () => void refetch() };
    return data.author !== undefined && renderOfVault ? renderOfVault(open) : <OpenMemory {...open} />;
  }
  const retrying = { isBusy: isFetching, onRetry: () => void refetch() };
  return (
    <MemoryLoading
      error={error}
      {...retrying}
      gone={
        <Suspense fallback={<MemoryLoading error={null} {...retrying} gone={null} />}>
          <LazyMemoryGone memoryId={memoryId} backLink={shown.links.timelineLink} onMadeNew={shown.links.goToAdd} />
        </Suspense>
      }
    />
  );
}

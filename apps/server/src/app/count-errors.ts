import type { ErrorCounts } from "#features/operator/error-counts.service.ts";
import { errorKind } from "#lib/error-kind.ts";

import type { Metrics } from "./metrics.ts";

interface ErrorCountingDeps {
  readonly counts: Pick<ErrorCounts, "count">;
  readonly metrics: Pick<Metrics, "errorCounted">;
}

/** Counts an error for the operator's page and for the metrics, under the same name. */
export function createErrorCounting({ counts, metrics }: ErrorCountingDeps) {
  return (error: unknown, place: string): void => {
    metrics.errorCounted(counts.count({ kind: errorKind(error), place }));
  };
}

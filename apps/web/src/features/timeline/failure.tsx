import { useLingui } from "@lingui/react/macro";

import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

interface FailureProps {
  readonly title: string;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

export function Failure({ title, text, isBusy, onRetry }: FailureProps) {
  const { t } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-rule bg-card shadow-soft">
      <EmptyState
        motif={<Stone memoryId="timeline-failure" className="h-16" />}
        title={title}
        actions={<Button busy={isBusy} onClick={onRetry}>{t`Try Again`}</Button>}
      >
        {text}
      </EmptyState>
    </div>
  );
}

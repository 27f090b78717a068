import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText, readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { CardGrid, CardGridSkeleton } from "./card-grid.tsx";
import { Failure } from "./failure.tsx";
import { MemoryCard } from "./memory-card.tsx";
import type { TimelineLinks } from "./timeline-props.ts";
import { useLookBack, useQuieten } from "./timeline.queries.ts";
import { useHeldFocus } from "./use-held-focus.ts";

export interface LookBackProps {
  readonly yearId: string;
  readonly month: number;
  readonly links: TimelineLinks;
}

export function LookBack(props: LookBackProps) {
  const found = useLookBack(props.yearId, props.month);
  const panel = useHeldFocus<HTMLDivElement>(String(found.data?.length));
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <Found {...props} found={found} />
    </div>
  );
}

function Found({ yearId, month, links, found }: LookBackProps & { readonly found: ReturnType<typeof useLookBack> }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = found;
  if (data) {
    const renew = () => refetch({ cancelRefetch: false });
    return <Offered memories={data} yearId={yearId} month={month} links={links} onLost={renew} />;
  }
  if (error) {
    return (
      <Failure
        title={t`These memories did not come`}
        text={readErrorText(error)}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <CardGridSkeleton count={1} />;
}

interface OfferedProps extends LookBackProps {
  readonly memories: readonly Memory[];
  readonly onLost: () => Promise<unknown>;
}

function Offered({ memories, yearId, month, links, onLost }: OfferedProps) {
  const { t } = useLingui();
  const quieten = useQuieten(yearId, month);

  function handleQuieten(memory: Memory) {
    if (!quieten.isPending) quieten.mutate(memory, { onError: (error) => toast("error", errorText(error)) });
  }

  if (memories.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>Nothing here yet. Memories of this month in other years will gather here, never the heavy ones.</Trans>
      </p>
    );
  }
  return (
    <CardGrid>
      {memories.map((memory) => (
        <li key={memory._id}>
          <MemoryCard
            memory={memory}
            links={links}
            onLost={onLost}
            hasYear
            footer={
              <Button
                variant="quiet"
                className="relative z-10 mt-1"
                busy={quieten.isPending && quieten.variables._id === memory._id}
                onClick={() => handleQuieten(memory)}
              >
                {t`Not this one`}
                <span className="sr-only">{memory.memoryTitle}</span>
              </Button>
            }
          />
        </li>
      ))}
    </CardGrid>
  );
}

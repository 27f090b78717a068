import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";

import { errorText } from "#api/errors.ts";
import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";
import { Button } from "#ui/button.tsx";
import { SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { CardGrid, MemoryCardSkeleton } from "./card-grid.tsx";
import type { TimelineDoors } from "./doors.ts";
import { Failure } from "./failure.tsx";
import { MemoryCard } from "./memory-card.tsx";
import { useLookBack, useQuieten } from "./timeline.queries.ts";
import { useHeldFocus } from "./use-held-focus.ts";

interface OtherYearsProps {
  readonly yearId: string;
  readonly month: number;
  readonly doors: TimelineDoors;
}

/** Nobody is ambushed by a memory: it asks the server only once it is opened. */
export function OtherYears(props: OtherYearsProps) {
  const { t } = useLingui();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const month = monthName(props.month);
  return (
    <section className="mt-12 border-t border-rule pt-4">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-4 rounded-[10px] text-start hover:text-clay"
        >
          <span>
            <span className="block text-2xl">{t`In other years`}</span>
            <span className="block font-sans text-base text-ink-soft">
              <Trans>What {month} brought in the rest of your life</Trans>
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-6 shrink-0 transition-transform duration-150", isOpen && "rotate-180")}
          />
        </button>
      </h3>
      {isOpen ? (
        <div id={panelId} className="mt-4">
          <LookBack {...props} />
        </div>
      ) : null}
    </section>
  );
}

function LookBack(props: OtherYearsProps) {
  const found = useLookBack(props.yearId, props.month);
  const panel = useHeldFocus<HTMLDivElement>(String(found.data?.length));
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <Found {...props} found={found} />
    </div>
  );
}

function Found({ yearId, month, doors, found }: OtherYearsProps & { readonly found: ReturnType<typeof useLookBack> }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = found;
  if (data) return <Offered memories={data} yearId={yearId} month={month} doors={doors} />;
  if (error) {
    return (
      <Failure
        title={t`These memories did not come`}
        text={errorText(error)}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup>
      <CardGrid>
        <li>
          <MemoryCardSkeleton />
        </li>
      </CardGrid>
    </SkeletonGroup>
  );
}

function Offered({ memories, yearId, month, doors }: OtherYearsProps & { readonly memories: readonly Memory[] }) {
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
            doors={doors}
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

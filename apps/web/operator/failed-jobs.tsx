import { Button } from "#ui/button.tsx";

import type { OperatorOverview, WantedJobs } from "./calls.ts";
import { agoText, countText } from "./figure-texts.ts";

interface FailedJobsProps {
  readonly overview: OperatorOverview;
  readonly onRetry: (wanted: WantedJobs) => Promise<void>;
}

type Jobs = OperatorOverview["failedJobs"];
type Group = OperatorOverview["failedByName"][number];

export function FailedJobs({ overview, onRetry }: FailedJobsProps) {
  const { failedByName, failedJobs, readAt } = overview;
  if (failedByName.length === 0) return null;
  return (
    <section aria-labelledby="failed-jobs" className="mt-10">
      <h2 id="failed-jobs" className="text-2xl">
        Failed jobs
      </h2>
      <div className="mt-4 space-y-4">
        {failedByName.map((group) => (
          <JobGroup
            key={group.name}
            group={group}
            jobs={failedJobs.filter(({ name }) => name === group.name)}
            now={readAt}
            onRetry={onRetry}
          />
        ))}
      </div>
    </section>
  );
}

interface JobGroupProps extends Pick<FailedJobsProps, "onRetry"> {
  readonly group: Group;
  readonly jobs: Jobs;
  readonly now: number;
}

function JobGroup({ group: { name, count, canRetry }, jobs, now, onRetry }: JobGroupProps) {
  const more = count - jobs.length;
  return (
    <section className="rounded-card border border-rule bg-card px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 text-xl break-all">
          {name} <span className="text-base text-ink-soft">({count})</span>
        </h3>
        {canRetry && count > 1 ? (
          <Button variant="secondary" className="min-h-11 px-5" onClick={() => void onRetry({ name })}>
            Try all {count} again
          </Button>
        ) : null}
      </div>
      {canRetry ? null : (
        <p className="mt-1">This version doesn't know the job any more, so it can't be tried again.</p>
      )}
      <ul className="mt-2 text-sm">
        {jobs.map(({ id, errorKind, tries, failedAt }) => (
          <li key={id} className="flex items-center justify-between gap-x-4 border-t border-rule py-1 first:border-t-0">
            <p className="min-w-0 py-1 break-words">
              <strong className="font-semibold">{errorKind}</strong> after {countText(tries, "try", "tries")},{" "}
              {agoText(failedAt, now)}
            </p>
            {canRetry ? (
              <Button
                variant="quiet"
                className="-me-4 min-h-11 shrink-0 px-4"
                onClick={() => void onRetry({ jobId: id })}
              >
                Try again
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-1 text-sm text-ink-soft">And {countText(more, "older one", "older ones")}.</p>
      ) : null}
    </section>
  );
}

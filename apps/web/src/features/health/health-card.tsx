import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { HealthFacts } from "./health-facts.tsx";
import { useHealth } from "./health.queries.ts";

export function HealthCard() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useHealth();
  return (
    <section
      aria-label={t`Server`}
      aria-busy={isFetching}
      className="max-w-xl rounded-card border border-rule bg-card p-6 shadow-soft sm:p-8"
    >
      {data ? <HealthFacts health={data} /> : null}
      {!data && isFetching ? <HealthSkeleton /> : null}
      {error ? <HealthFailure text={errorText(error)} /> : null}
      <div className="mt-6">
        <Button variant="secondary" busy={isFetching} busyText={t`Asking...`} onClick={() => void refetch()}>
          {error ? t`Try Again` : t`Ask again`}
        </Button>
      </div>
    </section>
  );
}

function HealthFailure({ text }: { readonly text: string }) {
  return (
    <div role="alert">
      <p className="text-xl">
        <Trans>The server did not answer as it should.</Trans>
      </p>
      <p className="mt-2 text-alarm">{text}</p>
    </div>
  );
}

function HealthSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      {["answer", "version", "engine", "schema", "trip", "uptime"].map((row) => (
        <Skeleton key={row} className="h-7" />
      ))}
    </SkeletonGroup>
  );
}

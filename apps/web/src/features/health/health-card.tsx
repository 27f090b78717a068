import type { Health } from "@lane/contract/health.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { errorText } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { displayLocale } from "#lib/i18n.ts";
import { inReadersWords } from "#lib/server-sentences.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

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
        <Button variant="secondary" busy={isFetching} busyText={t`Checking...`} onClick={() => void refetch()}>
          {error ? t`Try Again` : t`Check again`}
        </Button>
      </div>
    </section>
  );
}

function HealthFailure({ text }: { readonly text: string }) {
  return (
    <div role="alert">
      <p className="text-xl">
        <Trans>The server didn't respond as expected.</Trans>
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

function HealthFacts({ health }: { readonly health: Health }) {
  const { t } = useLingui();
  const { database, statusMessage, uptimeSeconds, version } = health;
  const engines = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;
  const facts = [
    [t`Answer`, inReadersWords(statusMessage)],
    [t`Version`, version],
    [t`Database`, engines[database.engine]],
    [t`Schema version`, String(database.schemaVersion)],
    [t`Response time`, t`${formatNumber(database.roundTripMs)} ms`],
    [t`Running for`, formatUptime(uptimeSeconds)],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-end font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function formatNumber(value: number): string {
  return value.toLocaleString(displayLocale(), { maximumFractionDigits: 2 });
}

/** Days, hours and minutes; seconds only below one minute. */
function formatUptime(totalSeconds: number): string {
  const units = [
    { unit: "day", amount: Math.floor(totalSeconds / 86_400) },
    { unit: "hour", amount: Math.floor(totalSeconds / 3600) % 24 },
    { unit: "minute", amount: Math.floor(totalSeconds / 60) % 60 },
  ].filter(({ amount }) => amount > 0);
  const shown = units.length === 0 ? [{ unit: "second", amount: totalSeconds }] : units;
  return shown
    .map(({ unit, amount }) => amount.toLocaleString(displayLocale(), { style: "unit", unit, unitDisplay: "long" }))
    .join(", ");
}

const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: ({ signal }) => call(routes.health.read, {}, { signal }),
  staleTime: 0,
  retry: false,
});

function useHealth() {
  return useQuery(healthQuery);
}

import type { Health } from "@lane/contract/health.ts";
import { useLingui } from "@lingui/react/macro";

import { displayLocale } from "#lib/i18n.ts";
import { inReadersWords } from "#lib/server-sentences.ts";

export function HealthFacts({ health }: { readonly health: Health }) {
  const { t } = useLingui();
  const { database, statusMessage, uptimeSeconds, version } = health;
  const engines = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;
  const facts = [
    [t`Answer`, inReadersWords(statusMessage)],
    [t`Version`, version],
    [t`Database`, engines[database.engine]],
    [t`Schema version`, String(database.schemaVersion)],
    [t`Round trip`, t`${formatNumber(database.roundTripMs)} ms`],
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

/** Days, hours and minutes; seconds only while there is nothing longer to say. */
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

import { Trans, useLingui } from "@lingui/react/macro";

import { useHealth } from "#features/health/health.queries.ts";

export function StatusPage() {
  const { t } = useLingui();
  const { data } = useHealth();
  const engine = data?.database.engine;
  return (
    <>
      <title>{t`Status`}</title>
      <h1 className="text-4xl">
        <Trans>Status</Trans>
      </h1>
      <p>
        <Trans>Database: {engine}</Trans>
      </p>
    </>
  );
}

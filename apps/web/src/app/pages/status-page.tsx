import { Trans, useLingui } from "@lingui/react/macro";

import { HealthCard } from "#features/health/health-card.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

export function StatusPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Status`}>
        <p>
          <Trans>How the server and its database are doing right now.</Trans>
        </p>
      </PageHeading>
      <HealthCard />
    </>
  );
}

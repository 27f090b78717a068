import { Trans, useLingui } from "@lingui/react/macro";

import { ComingPage } from "#app/coming-page.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

export function PrivacyPolicyPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Privacy Policy`}
      motif={<Stone memoryId="privacy-policy-page" className="h-16" />}
      emptyTitle={t`The policy is being written`}
    >
      <p>
        <Trans>
          It will say in eleven sections what is kept, where, for how long, and how to take it all with you. Down Memory
          Lane is not intended for children under 13.
        </Trans>
      </p>
    </ComingPage>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";

import { ComingPage } from "#app/coming-page.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

export function TermsPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Terms and Conditions`}
      motif={<Stone memoryId="terms-page" className="h-16" />}
      emptyTitle={t`The terms are being written`}
    >
      <p>
        <Trans>
          They will stand here, in eleven numbered sections and plain words, before anyone is asked to accept them.
        </Trans>
      </p>
    </ComingPage>
  );
}

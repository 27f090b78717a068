import { Trans, useLingui } from "@lingui/react/macro";

import { DocumentPage } from "#app/document-page.tsx";
import { useTermsSections } from "#app/terms-sections.tsx";

export function TermsPage() {
  const { t } = useLingui();
  return (
    <DocumentPage
      title={t`Terms and Conditions`}
      lead={
        <p>
          <Trans>
            Plain words about what you may expect of Down Memory Lane, and what we ask of you. The short of it: your
            memories are yours, and they stay yours.
          </Trans>
        </p>
      }
      sections={useTermsSections()}
    />
  );
}

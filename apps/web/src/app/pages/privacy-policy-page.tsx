import { Trans, useLingui } from "@lingui/react/macro";

import { DocumentPage } from "#app/document-page.tsx";
import { usePrivacySections } from "#app/privacy-sections.tsx";

export function PrivacyPolicyPage() {
  const { t } = useLingui();
  return (
    <DocumentPage
      title={t`Privacy Policy`}
      lead={
        <p>
          <Trans>
            What is kept, who can read it, and how to take it with you or have it erased. Nobody tracks you here, and
            nothing you keep is sold.
          </Trans>
        </p>
      }
      sections={usePrivacySections()}
    />
  );
}

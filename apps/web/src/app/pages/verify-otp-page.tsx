import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Flower } from "#ui/motifs/flower.tsx";

export function VerifyOtpPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Verify your email`}
      motif={<Flower memoryId="verify-otp-page" className="h-24" />}
      emptyTitle={t`A code of six digits goes here`}
      actions={
        <Link to={paths.login} className={buttonStyle("secondary")}>
          <Trans>Log In</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Once registration is open, we will mail you a code, and this page will ask for it.</Trans>
      </p>
    </ComingPage>
  );
}

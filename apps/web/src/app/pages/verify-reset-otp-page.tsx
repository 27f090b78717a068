import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Candle } from "#ui/motifs/candle.tsx";

export function VerifyResetOtpPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Enter your code`}
      motif={<Candle className="h-24" />}
      emptyTitle={t`A code of six digits goes here`}
      actions={
        <Link to={paths.login} className={buttonStyle("secondary")}>
          <Trans>Log In</Trans>
        </Link>
      }
    >
      <p>
        <Trans>When accounts are open, the code from your mail goes here, and then you choose a new password.</Trans>
      </p>
    </ComingPage>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Candle } from "#ui/motifs/candle.tsx";

export function ForgotPasswordPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Forgot password`}
      motif={<Candle className="h-24" />}
      emptyTitle={t`Nothing is lost`}
      actions={
        <Link to={paths.login} className={buttonStyle("secondary")}>
          <Trans>Log In</Trans>
        </Link>
      }
    >
      <p>
        <Trans>When accounts are open, you will enter your registered email here and get a code by mail.</Trans>
      </p>
    </ComingPage>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Candle } from "#ui/motifs/candle.tsx";

export function ResetPasswordPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Reset password`}
      motif={<Candle className="h-24" />}
      emptyTitle={t`A new password goes here`}
      actions={
        <Link to={paths.login} className={buttonStyle("secondary")}>
          <Trans>Log In</Trans>
        </Link>
      }
    >
      <p>
        <Trans>When accounts are open, you will choose a new password here, after your code has been checked.</Trans>
      </p>
    </ComingPage>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Candle } from "#ui/motifs/candle.tsx";

export function LoginPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Log In`}
      motif={<Candle className="h-24" />}
      emptyTitle={t`The door is not open yet`}
      actions={
        <Link to={paths.register} className={buttonStyle("secondary")}>
          <Trans>Register Now</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Logging in with your email and password comes with one of the next steps of this product.</Trans>
      </p>
    </ComingPage>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Flower } from "#ui/motifs/flower.tsx";

export function RegisterPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Register`}
      motif={<Flower memoryId="register-page" className="h-24" />}
      emptyTitle={t`Registration opens soon`}
      actions={
        <Link to={paths.login} className={buttonStyle("secondary")}>
          <Trans>Log In</Trans>
        </Link>
      }
    >
      <p>
        <Trans>
          You will give your name, your email, your date of birth and the city you grew up in, so that each year can ask
          you the right questions.
        </Trans>
      </p>
    </ComingPage>
  );
}

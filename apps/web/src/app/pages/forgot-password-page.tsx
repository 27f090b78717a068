import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";

import { AuthLayout } from "#features/auth/auth-layout.tsx";
import { ForgotForm } from "#features/auth/forgot-form.tsx";

export function ForgotPasswordPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <AuthLayout
      title={t`Forgot password`}
      intro={
        <Trans>
          It happens to all of us, and nothing is lost. We'll email you a code, then you choose a new password.
        </Trans>
      }
      links={
        <Link to={paths.login} className="inline-flex min-h-11 items-center">
          <Trans>Back to login</Trans>
        </Link>
      }
    >
      <ForgotForm onCodeSent={() => void navigate({ to: paths.forgotPasswordVerifyOtp })} />
    </AuthLayout>
  );
}

import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";

import { AuthLayout } from "#features/auth/auth-layout.tsx";
import { RegistrationForm } from "#features/auth/registration-form.tsx";

export function RegisterPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { year } = useSearch({ from: "/guest/register" });
  return (
    <AuthLayout
      title={t`Register`}
      intro={
        <Trans>Sign up to start your timeline. A few details help us ask the right questions for each year.</Trans>
      }
      links={
        <Link to={paths.login} className="inline-flex min-h-11 items-center">
          <Trans>Already have an account? Login</Trans>
        </Link>
      }
    >
      <RegistrationForm
        bornIn={year}
        onCodeSent={() => void navigate({ to: paths.verifyOtp })}
        termsLabel={
          <Trans>
            I have read and accept the{" "}
            <Link to={paths.terms} target="_blank">
              terms
            </Link>
          </Trans>
        }
      />
    </AuthLayout>
  );
}

import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Navigate, useNavigate } from "@tanstack/react-router";
import { useState } from "react";

import { AuthLayout } from "#features/auth/auth-layout.tsx";
import { pendingReset } from "#features/auth/pending-flow.ts";
import { ResetForm } from "#features/auth/reset-form.tsx";

export function ResetPasswordPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [pending] = useState(pendingReset.read);
  if (pending?.jwtToken === undefined) return <Navigate to={paths.forgotPassword} replace />;
  return (
    <AuthLayout
      title={t`Reset password`}
      intro={<Trans>Choose a new password. You'll need it to log in again on all your devices.</Trans>}
      links={
        <>
          <Link to={paths.forgotPassword} className="inline-flex min-h-11 items-center">
            <Trans>Start again with a new code</Trans>
          </Link>
          <Link to={paths.login} className="inline-flex min-h-11 items-center">
            <Trans>Back to login</Trans>
          </Link>
        </>
      }
    >
      <ResetForm
        jwtToken={pending.jwtToken}
        email={pending.email}
        onReset={() => void navigate({ to: paths.login, replace: true })}
      />
    </AuthLayout>
  );
}

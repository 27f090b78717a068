import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Navigate, useNavigate } from "@tanstack/react-router";

import { AuthLayout } from "#features/auth/auth-layout.tsx";
import { pendingEmail } from "#features/auth/pending-flow.ts";
import { usePending } from "#features/auth/use-pending.ts";
import { VerifyEmail } from "#features/auth/verify-email.tsx";

export function VerifyOtpPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pending = usePending(pendingEmail);
  if (pending === "asking") return null;
  if (!pending) return <Navigate to={paths.login} replace />;
  const { email, type } = pending;
  return (
    <AuthLayout
      title={type === "return" ? t`Welcome back` : t`Verify your email`}
      intro={
        type === "return" ? (
          <Trans>
            Your account is deactivated. Enter the code we sent to {email} to reactivate it; everything is as you left
            it.
          </Trans>
        ) : (
          <Trans>We've sent a code to {email}. Enter it here to begin.</Trans>
        )
      }
      links={
        <Link to={paths.login} className="inline-flex min-h-11 items-center">
          <Trans>Back to login</Trans>
        </Link>
      }
    >
      <VerifyEmail pending={pending} onVerified={() => void navigate({ to: paths.timeline, replace: true })} />
    </AuthLayout>
  );
}

import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Navigate, useNavigate } from "@tanstack/react-router";

import { AuthLayout } from "#features/auth/auth-layout.tsx";
import { pendingReset, readLinkedReset } from "#features/auth/pending-flow.ts";
import { usePending } from "#features/auth/use-pending.ts";
import { VerifyReset } from "#features/auth/verify-reset.tsx";

export function VerifyResetOtpPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pending = usePending(pendingReset, readLinkedReset);
  if (pending === "asking") return null;
  if (!pending) return <Navigate to={paths.forgotPassword} replace />;
  const { email } = pending;
  return (
    <AuthLayout
      title={t`Enter your code`}
      intro={<Trans>If there's an account for {email}, a code is on its way.</Trans>}
      links={
        <Link to={paths.login} className="inline-flex min-h-11 items-center">
          <Trans>Back to login</Trans>
        </Link>
      }
    >
      <VerifyReset pending={pending} onVerified={() => void navigate({ to: paths.resetPassword, replace: true })} />
    </AuthLayout>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";

import { AuthLayout } from "#features/auth/auth-layout.tsx";
import { WithdrawForm } from "#features/subscriptions/withdraw-form.tsx";
import { isAllIncluded } from "#lib/server-facts.ts";

/** Open to everyone: the right to withdraw must not depend on an account. */
export function WithdrawPage() {
  const { t } = useLingui();
  return (
    <AuthLayout
      title={t`Withdraw from contract here`}
      intro={<Trans>For 14 days after buying, you can withdraw without giving a reason and get a full refund.</Trans>}
    >
      {isAllIncluded() ? (
        <p>
          <Trans>Nothing is sold on this server, so there is no contract to withdraw from.</Trans>
        </p>
      ) : (
        <WithdrawForm />
      )}
    </AuthLayout>
  );
}

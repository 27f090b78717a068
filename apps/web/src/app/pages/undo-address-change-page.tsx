import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { AuthLayout } from "#features/auth/auth-layout.tsx";
import { UndoAddressChange } from "#features/auth/undo-address-change.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function UndoAddressChangePage() {
  const { t } = useLingui();
  return (
    <AuthLayout
      title={t`Undo the email address change`}
      intro={<Trans>Did someone else change your account's email address? You can put yours back.</Trans>}
    >
      <UndoAddressChange
        newPasswordLink={
          <Link to={paths.forgotPassword} className={`${buttonStyle()} w-full`}>
            <Trans>Choose a new password</Trans>
          </Link>
        }
      />
    </AuthLayout>
  );
}

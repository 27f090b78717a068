import { Trans, useLingui } from "@lingui/react/macro";

import { AccountDeletionSheet, type LeavingProps } from "./account-deletion-sheet.tsx";
import { useDeactivate } from "./profile.queries.ts";

export function DeactivateSheet(props: LeavingProps) {
  const { t } = useLingui();
  const leaving = useDeactivate();
  return (
    <AccountDeletionSheet
      {...props}
      leaving={leaving}
      title={t`Deactivate Account`}
      leaveText={t`Deactivate account`}
      busyText={t`Deactivating...`}
      doneText={t`Account deactivated successfully`}
      failedText={t`Failed to update profile`}
    >
      <p>
        <Trans>
          Your account goes to sleep. Everything in it is kept, and nobody sees it. You are signed out on every device.
        </Trans>
      </p>
      <p className="text-ink-soft">
        <Trans>To come back, log in as always and enter the code that we mail you.</Trans>
      </p>
    </AccountDeletionSheet>
  );
}

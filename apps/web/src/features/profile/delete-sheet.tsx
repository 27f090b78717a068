import { Trans, useLingui } from "@lingui/react/macro";

import { AccountDeletionSheet, type LeavingProps } from "./account-deletion-sheet.tsx";
import { useDelete } from "./profile.queries.ts";

export function DeleteSheet(props: LeavingProps) {
  const { t } = useLingui();
  const leaving = useDelete();
  return (
    <AccountDeletionSheet
      {...props}
      leaving={leaving}
      title={t`Delete Account`}
      leaveText={t`Delete account`}
      busyText={t`Deleting...`}
      doneText={t`Account deleted successfully`}
      failedText={t`Failed to delete account`}
      isFinal
    >
      <div>
        <p>
          <Trans>This erases, at once and for good:</Trans>
        </p>
        <ul className="mt-2 list-disc ps-6">
          <li>
            <Trans>your timeline, with every memory, photo and recording in it</Trans>
          </li>
          <li>
            <Trans>what you shared or exported here</Trans>
          </li>
          <li>
            <Trans>your name, address and everything else on this page</Trans>
          </li>
        </ul>
      </div>
      <p className="text-ink-soft">
        <Trans>It cannot be undone. Deactivating instead keeps everything and lets you come back.</Trans>
      </p>
    </AccountDeletionSheet>
  );
}

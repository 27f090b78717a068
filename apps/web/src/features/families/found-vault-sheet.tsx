import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet, useRoomySnapPoint } from "#ui/sheet.tsx";

import { ConnectionNote } from "./connection-note.tsx";
import { useFoundVault } from "./families.queries.ts";
import { emptyVault, useVaultForm } from "./use-vault-form.ts";
import { VaultFields } from "./vault-fields.tsx";

interface FoundVaultSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onFounded: (vault: JoinedTimeline) => void;
}

export function FoundVaultSheet({ isOpen, onClose, onFounded }: FoundVaultSheetProps) {
  const { t } = useLingui();
  const { mutateAsync: found } = useFoundVault();
  const form = useVaultForm({
    initial: emptyVault,
    send: found,
    onSent: (vault) => {
      form.reset();
      onFounded(vault);
    },
    tooEarlyText: t`That's before they were born`,
  });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Family Vault`} snapPoints={[useRoomySnapPoint(0.9)]}>
      <ConnectionNote />
      <form {...form.element} className="grid gap-4">
        <p>
          <Trans>A vault is a separate timeline, next to yours. Your own memories stay where they are.</Trans>
        </p>
        <VaultFields form={form} />
        <AlertNote summary={t`The vault wasn't created`} text={form.failure && errorText(form.failure)} />
        <Button type="submit" busy={form.isSending} busyText={t`Creating the vault...`} className="w-full">
          {t`Create the vault`}
        </Button>
      </form>
    </Sheet>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Sheet } from "#ui/sheet.tsx";

import { ProfileCard } from "./profile-card.tsx";

export function VaultCard() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <ProfileCard title={t`Family Vault management`}>
      <p>
        <Trans>One timeline for a whole family: everybody tells what they remember of the same years.</Trans>
      </p>
      <Button variant="secondary" onClick={() => setIsOpen(true)} className="mt-4">{t`Add members`}</Button>
      <Sheet isOpen={isOpen} onClose={close} title={t`Family Vault`}>
        <FlowerFamily />
        <p className="mt-4 text-lg font-semibold">
          <Trans>Family vaults open later.</Trans>
        </p>
        <p className="mt-1 text-ink-soft">
          <Trans>
            Inviting members is still being built, so nobody can be added yet. Your own timeline stays yours alone.
          </Trans>
        </p>
      </Sheet>
    </ProfileCard>
  );
}

function FlowerFamily() {
  return (
    <div className="flex items-end gap-1">
      <Flower memoryId="vault-grandmother" className="h-14" />
      <Flower memoryId="vault-child" className="h-9" />
      <Flower memoryId="vault-father" className="h-12" />
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, useState } from "react";

import { Button } from "#ui/button.tsx";

import { ProfileCard } from "./profile-card.tsx";

const VaultSheet = lazy(async () => ({ default: (await import("./vault-sheet.tsx")).VaultSheet }));

export function VaultCard() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileCard
      title={t`Family Vault management`}
      overlay={<VaultSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    >
      <p>
        <Trans>One timeline for a whole family: everybody tells what they remember of the same years.</Trans>
      </p>
      <Button variant="secondary" onClick={() => setIsOpen(true)} className="mt-4">{t`Add members`}</Button>
    </ProfileCard>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";

import { ChangePasswordModal, DeactivateSheet, DeleteSheet } from "./overlays.ts";
import { ProfileCard } from "./profile-card.tsx";

interface AccountCardProps {
  readonly email: string;
  readonly onLogOut: () => void;
  readonly onSessionEnded: () => void;
}

type Opened = "password" | "deactivate" | "delete";

export function AccountCard({ email, onLogOut, onSessionEnded }: AccountCardProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);

  async function handleLogOut() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Log out?`,
      text: t`Your memories stay here and wait for you.`,
      confirmText: t`Log out`,
    });
    if (await answer) onLogOut();
  }

  return (
    <ProfileCard
      title={t`Your account`}
      overlay={
        <>
          <ChangePasswordModal email={email} isOpen={opened === "password"} onClose={close} />
          <DeactivateSheet isOpen={opened === "deactivate"} onClose={close} onLeft={onSessionEnded} />
          <DeleteSheet isOpen={opened === "delete"} onClose={close} onLeft={onSessionEnded} />
        </>
      }
    >
      <div className="grid gap-3">
        <Button variant="secondary" onClick={() => setOpened("password")}>{t`Change password`}</Button>
        <Button variant="secondary" onClick={() => void handleLogOut()}>{t`Log out`}</Button>
        <Button variant="secondary" onClick={() => setOpened("deactivate")}>{t`Deactivate account`}</Button>
        <Button variant="danger" onClick={() => setOpened("delete")}>{t`Delete account`}</Button>
      </div>
    </ProfileCard>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { Modal } from "#ui/modal.tsx";

import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeactivateSheet } from "./deactivate-sheet.tsx";
import { DeleteSheet } from "./delete-sheet.tsx";
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
    <ProfileCard title={t`Your account`}>
      <div className="grid gap-3">
        <Button variant="secondary" onClick={() => setOpened("password")}>{t`Change password`}</Button>
        <Button variant="secondary" onClick={() => void handleLogOut()}>{t`Log out`}</Button>
        <Button variant="secondary" onClick={() => setOpened("deactivate")}>{t`Deactivate account`}</Button>
        <Button variant="danger" onClick={() => setOpened("delete")}>{t`Delete account`}</Button>
      </div>
      <Modal isOpen={opened === "password"} onClose={close} title={t`Change Password`}>
        <ChangePasswordForm email={email} onClose={close} />
      </Modal>
      <DeactivateSheet isOpen={opened === "deactivate"} onClose={close} onLeft={onSessionEnded} />
      <DeleteSheet isOpen={opened === "delete"} onClose={close} onLeft={onSessionEnded} />
    </ProfileCard>
  );
}

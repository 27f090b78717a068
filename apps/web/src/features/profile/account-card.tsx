import { useLingui } from "@lingui/react/macro";
import { lazy, useState } from "react";

import { useOutboxUiState } from "#offline/use-waiting.ts";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";

import { ProfileCard } from "./profile-card.tsx";

const ChangePasswordModal = lazy(async () => ({
  default: (await import("./change-password-modal.tsx")).ChangePasswordModal,
}));
const DeactivateSheet = lazy(async () => ({ default: (await import("./account-deletion-sheet.tsx")).DeactivateSheet }));
const DeleteSheet = lazy(async () => ({ default: (await import("./account-deletion-sheet.tsx")).DeleteSheet }));

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
  const isAllSent = useOutboxUiState().state.entries.length === 0;

  async function handleLogOut() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Log out?`,
      text: isAllSent
        ? t`Your memories stay here and wait for you.`
        : t`Something you wrote or changed has not been sent yet. If you log out now, it stays locked on this device until you log in here again. Nobody else can open it.`,
      confirmText: t`Log out`,
      ...(isAllSent ? {} : { cancelText: t`Stay` }),
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

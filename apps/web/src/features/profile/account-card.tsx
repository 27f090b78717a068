import { useLingui } from "@lingui/react/macro";
import { lazy, useState } from "react";

import { Button } from "#ui/button.tsx";

import { ProfileCard } from "./profile-card.tsx";

const ChangePasswordModal = lazy(async () => ({
  default: (await import("./change-password-modal.tsx")).ChangePasswordModal,
}));
const DeactivateSheet = lazy(async () => ({ default: (await import("./account-deletion-sheet.tsx")).DeactivateSheet }));
const DeleteSheet = lazy(async () => ({ default: (await import("./account-deletion-sheet.tsx")).DeleteSheet }));

interface AccountCardProps {
  readonly email: string;
  readonly onSessionEnded: () => void;
}

type Opened = "password" | "deactivate" | "delete";

export function AccountCard({ email, onSessionEnded }: AccountCardProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <ProfileCard
      title={t`Password and account`}
      overlay={
        <>
          <ChangePasswordModal email={email} isOpen={opened === "password"} onClose={close} />
          <DeactivateSheet isOpen={opened === "deactivate"} onClose={close} onLeft={onSessionEnded} />
          <DeleteSheet isOpen={opened === "delete"} onClose={close} onLeft={onSessionEnded} />
        </>
      }
    >
      <div className="grid max-w-100 gap-3">
        <Button variant="secondary" onClick={() => setOpened("password")}>{t`Change password`}</Button>
        <Button variant="secondary" onClick={() => setOpened("deactivate")}>{t`Deactivate account`}</Button>
        <Button variant="danger" onClick={() => setOpened("delete")}>{t`Delete account`}</Button>
      </div>
    </ProfileCard>
  );
}

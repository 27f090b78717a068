import { useLingui } from "@lingui/react/macro";

import { Modal } from "#ui/modal.tsx";

import { ChangePasswordForm } from "./change-password-form.tsx";
import type { OverlayProps } from "./overlay-props.ts";

export function ChangePasswordModal({ email, ...frame }: OverlayProps & { readonly email: string }) {
  const { t } = useLingui();
  return (
    <Modal {...frame} title={t`Change Password`}>
      <ChangePasswordForm email={email} onClose={frame.onClose} />
    </Modal>
  );
}

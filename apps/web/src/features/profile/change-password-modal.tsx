import { passwordLengthProblem } from "@lane/domain/account-checks.ts";
import { useLingui } from "@lingui/react/macro";

import { useForm } from "#api/use-form.ts";
import { Modal } from "#ui/modal.tsx";
import { PasswordField } from "#ui/password-field.tsx";

import { FormButtons, FormFailure, type OverlayProps } from "./form-parts.tsx";
import { useUpdateProfile } from "./profile.queries.ts";

export function ChangePasswordModal({ email, ...frame }: OverlayProps & { readonly email: string }) {
  const { t } = useLingui();
  return (
    <Modal {...frame} title={t`Change Password`}>
      <ChangePasswordForm email={email} onClose={frame.onClose} />
    </Modal>
  );
}

interface ChangePasswordFormProps {
  readonly email: string;
  readonly onClose: () => void;
}

function ChangePasswordForm({ email, onClose }: ChangePasswordFormProps) {
  const { t } = useLingui();
  const { mutateAsync: update } = useUpdateProfile();
  const form = useForm({
    initial: { oldPassword: "", password: "", confirmPassword: "" },
    check: ({ oldPassword, password, confirmPassword }) => ({
      oldPassword: oldPassword === "" ? t`Old password is required` : undefined,
      password: passwordLengthProblem(password),
      confirmPassword: password === confirmPassword ? undefined : t`Passwords do not match`,
    }),
    send: ({ oldPassword, password }) => update({ oldPassword, password }),
    onSent: onClose,
  });
  return (
    <form {...form.element} className="grid gap-5">
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField label={t`Old password`} autoComplete="current-password" {...form.text("oldPassword")} />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={t`At least 8 characters, any you like. You'll be signed out on your other devices.`}
        {...form.text("password")}
      />
      <PasswordField label={t`Confirm new password`} autoComplete="new-password" {...form.text("confirmPassword")} />
      <FormFailure summary={t`Failed to update profile`} error={form.failure} />
      <FormButtons isBusy={form.isSending} onCancel={onClose} />
    </form>
  );
}

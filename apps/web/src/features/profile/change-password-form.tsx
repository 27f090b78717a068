import { useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useRef, useState } from "react";

import { PasswordField } from "#ui/password-field.tsx";

import { FormFailure } from "./form-failure.tsx";
import { FormButtons } from "./form-parts.tsx";
import { fieldErrorsOf, type FieldErrors, isEmpty, typedText } from "./form-texts.ts";
import { usePasswordCheck } from "./password-checks.ts";
import { useUpdateProfile } from "./profile.queries.ts";
import { useFocusOnError } from "./use-focus-on-error.ts";

interface ChangePasswordFormProps {
  readonly email: string;
  readonly onClose: () => void;
}

export function ChangePasswordForm({ email, onClose }: ChangePasswordFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const check = usePasswordCheck();
  const update = useUpdateProfile();
  useFocusOnError(form, errors);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (update.isPending) return;
    const oldPassword = typedText(event.currentTarget, "oldPassword");
    const password = typedText(event.currentTarget, "password");
    const found = check({ oldPassword, password, confirmation: typedText(event.currentTarget, "confirmPassword") });
    setErrors(found);
    if (!isEmpty(found)) return;
    const onError = (error: Error) => setErrors(fieldErrorsOf(error));
    update.mutate({ oldPassword, password }, { onSuccess: onClose, onError });
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
      {/* Tells a password manager whose password it is about to keep. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        label={t`Old password`}
        name="oldPassword"
        autoComplete="current-password"
        error={errors["oldPassword"]}
      />
      <PasswordField
        label={t`New password`}
        name="password"
        autoComplete="new-password"
        hint={t`At least 8 characters, any you like. Your other devices are signed out.`}
        error={errors["password"]}
      />
      <PasswordField
        label={t`Confirm new password`}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors["confirmPassword"]}
      />
      <FormFailure summary={t`Failed to update profile`} error={update.error} />
      <FormButtons isBusy={update.isPending} onCancel={onClose} />
    </form>
  );
}

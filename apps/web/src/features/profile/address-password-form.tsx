import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useRef, useState } from "react";

import { PasswordField } from "#ui/password-field.tsx";

import { FormFailure } from "./form-failure.tsx";
import { FormButtons } from "./form-parts.tsx";
import { fieldErrorsOf, type FieldErrors, typedText } from "./form-texts.ts";
import { useAskForNewEmail } from "./profile.queries.ts";
import type { AddressChange } from "./use-address-change.ts";
import { useFocusFirst } from "./use-focus-first.ts";
import { useFocusOnError } from "./use-focus-on-error.ts";

interface AddressPasswordFormProps {
  readonly email: string;
  readonly change: AddressChange;
}

export function AddressPasswordForm({ email, change }: AddressPasswordFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const ask = useAskForNewEmail();
  useFocusFirst(form);
  useFocusOnError(form, errors);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ask.isPending) return;
    const password = typedText(event.currentTarget, "password");
    setErrors(password === "" ? { password: t`Password is required` } : {});
    if (password === "") return;
    ask.mutate(
      { email, password },
      {
        onSuccess: ({ token }) => change.wait(email, token),
        onError: (error) => setErrors(fieldErrorsOf(error)),
      },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
      <p className="wrap-anywhere">
        <Trans>
          Your new address will be <strong>{email}</strong>. We mail a code there, and tell the old address.
        </Trans>
      </p>
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        error={errors["password"] ?? errors["email"]}
      />
      <FormFailure summary={t`Failed to update profile`} error={ask.error} />
      <FormButtons isBusy={ask.isPending} onCancel={change.close} saveText={t`Send the code`} />
    </form>
  );
}

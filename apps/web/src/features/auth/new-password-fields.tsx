import { useLingui } from "@lingui/react/macro";

import { PasswordField } from "#ui/password-field.tsx";

import { type DraftFieldsProps, Held } from "./held.tsx";

export function NewPasswordFields({ draft, errors, onChange }: DraftFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Held error={errors.password}>
        <PasswordField
          label={t`Password`}
          hint={t`At least 8 characters. Several words in a row are easy to remember.`}
          name="password"
          autoComplete="new-password"
          error={errors.password}
          value={draft.password}
          onChange={(event) => onChange("password", event.target.value)}
          required
        />
      </Held>
      <Held error={errors.confirmPassword}>
        <PasswordField
          label={t`Confirm password`}
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
          value={draft.confirmPassword}
          onChange={(event) => onChange("confirmPassword", event.target.value)}
          required
        />
      </Held>
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Ref } from "react";

import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { FieldErrors } from "./form-texts.ts";

interface AccountDeletionFieldsProps {
  readonly errors: FieldErrors;
  readonly passwordRef: Ref<HTMLInputElement>;
}

export function AccountDeletionFields({ errors, passwordRef }: AccountDeletionFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        ref={passwordRef}
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        error={errors["password"]}
      />
      <TextField
        label={t`Reason for leaving`}
        name="reasonForLeaving"
        hint={t`A word is enough. It is not stored.`}
        autoComplete="off"
        maxLength={2000}
        error={errors["reasonForLeaving"]}
      />
    </>
  );
}

interface AccountDeletionActionsProps {
  readonly formId: string;
  readonly leaveText: string;
  readonly busyText: string;
  readonly isBusy: boolean;
  readonly isFinal: boolean;
  readonly onCancel: () => void;
}

export function AccountDeletionActions({
  formId,
  leaveText,
  busyText,
  isBusy,
  isFinal,
  onCancel,
}: AccountDeletionActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button
        type="submit"
        form={formId}
        variant={isFinal ? "danger" : "primary"}
        busy={isBusy}
        busyText={busyText}
        className="grow sm:grow-0"
      >
        {leaveText}
      </Button>
      <Button variant="secondary" onClick={onCancel} className="grow sm:grow-0">
        {t`Cancel`}
      </Button>
    </>
  );
}

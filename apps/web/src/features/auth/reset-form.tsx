import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useResetPassword } from "./auth.queries.ts";
import { pendingReset } from "./pending-flow.ts";
import { sentenceOf } from "./refusal.ts";
import { usePasswordProblem } from "./use-password-problem.ts";

interface ResetFormProps {
  readonly jwtToken: string;
  readonly email: string;
  readonly onReset: () => void;
}

interface ResetErrors {
  readonly password?: string | undefined;
  readonly confirm?: string | undefined;
}

function useReset({ jwtToken, onReset }: ResetFormProps) {
  const { t } = useLingui();
  const reset = useResetPassword();
  const passwordProblem = usePasswordProblem();
  const [errors, setErrors] = useState<ResetErrors>({});

  function submit(password: string, confirm: string) {
    if (reset.isPending) return;
    const mismatch = password === confirm ? undefined : t`Passwords do not match`;
    const found = { password: passwordProblem(password), confirm: mismatch };
    setErrors(found);
    if (mismatch !== undefined) toast("error", mismatch);
    if (found.password !== undefined || mismatch !== undefined) return;
    reset.mutate({ jwtToken, newPassword: password }, { onSuccess: handleSuccess, onError: handleError });
  }

  function handleSuccess() {
    pendingReset.clear();
    toast("success", t`Password reset successfully`);
    onReset();
  }

  function handleError(failure: Error) {
    setErrors({ password: sentenceOf(failure, t`Failed to reset password`) });
  }

  return { errors, submit, isBusy: reset.isPending || reset.isSuccess };
}

export function ResetForm(props: ResetFormProps) {
  const { t } = useLingui();
  const { errors, submit, isBusy } = useReset(props);
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit(password, confirm);
  }

  return (
    <form noValidate className="grid gap-6" onSubmit={handleSubmit}>
      {/* Password managers save the new password under the name they find beside it. */}
      <input type="text" name="username" autoComplete="username" value={props.email} readOnly hidden />
      <PasswordField
        label={t`New password`}
        hint={t`At least 8 characters. Several words in a row are easy to remember.`}
        name="new-password"
        autoComplete="new-password"
        error={errors.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        required
      />
      <PasswordField
        label={t`Confirm new password`}
        name="confirm-password"
        autoComplete="new-password"
        error={errors.confirm}
        value={confirm}
        onChange={(event) => setConfirm(event.target.value)}
        required
      />
      <Button
        type="submit"
        disabled={password === "" || confirm === ""}
        busy={isBusy}
        busyText={t`Saving...`}
        className="w-full"
      >
        {t`Set new password`}
      </Button>
    </form>
  );
}

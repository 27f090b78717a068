import { newPasswordProblem } from "@lane/domain/account-checks.ts";
import { useLingui } from "@lingui/react/macro";

import { useForm } from "#api/use-form.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useResetPassword } from "./auth.queries.ts";
import { pendingReset } from "./pending-flow.ts";
import { sentenceOf } from "./refusal.tsx";

interface ResetFormProps {
  readonly jwtToken: string;
  readonly email: string;
  readonly onReset: () => void;
}

export function ResetForm(props: ResetFormProps) {
  const { t } = useLingui();
  const form = useReset(props);
  return (
    <form {...form.element} className="grid gap-6">
      {/* Password managers store the new password under this username. */}
      <input type="text" name="username" autoComplete="username" value={props.email} readOnly hidden />
      <PasswordField
        label={t`New password`}
        hint={t`At least 8 characters. Several words in a row are easy to remember.`}
        autoComplete="new-password"
        {...form.text("password")}
        name="new-password"
        required
      />
      <PasswordField
        label={t`Confirm new password`}
        autoComplete="new-password"
        {...form.text("confirm")}
        name="confirm-password"
        required
      />
      <Button
        type="submit"
        disabled={!form.isReady}
        busy={form.isSending || form.isSent}
        busyText={t`Saving...`}
        className="w-full"
      >
        {t`Set new password`}
      </Button>
    </form>
  );
}

function useReset({ jwtToken, onReset }: ResetFormProps) {
  const { t } = useLingui();
  const { mutateAsync: reset } = useResetPassword();
  const form = useForm({
    initial: { password: "", confirm: "" },
    isReady: ({ password, confirm }) => password !== "" && confirm !== "",
    check: ({ password, confirm }) => ({
      password: newPasswordProblem(password),
      confirm: password === confirm ? undefined : t`Passwords do not match`,
    }),
    send: ({ password }) => reset({ jwtToken, newPassword: password }),
    onSent: () => {
      pendingReset.clear();
      toast("success", t`Password reset successfully`);
      onReset();
    },
    refusedFields: (error) => ({ password: sentenceOf(error, t`Failed to reset password`) }),
    onRefused: () => {
      const { password, confirm } = form.values;
      if (password !== confirm) toast("error", t`Passwords do not match`);
    },
  });
  return form;
}

import { emailProblem } from "@lane/domain/account-checks.ts";
import { useLingui } from "@lingui/react/macro";

import { useForm } from "#api/use-form.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useForgotPassword } from "./auth.queries.ts";
import { pendingReset, resetResendMs } from "./pending-flow.ts";
import { sentenceOf } from "./refusal.tsx";

/** Asks for the registered email and sends the code for a new password. */
export function ForgotForm({ onCodeSent }: { readonly onCodeSent: () => void }) {
  const { t } = useLingui();
  const { mutateAsync: ask } = useForgotPassword();
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: ({ email }) => ask({ email: email.trim() }),
    onSent: ({ token, email }) => {
      pendingReset.write({ token, email, resendAtMs: Date.now() + resetResendMs });
      toast("success", t`OTP sent to your email`);
      onCodeSent();
    },
    refusedFields: (error) => ({ email: sentenceOf(error, t`Failed to send reset email`) }),
    onRefused: (sentence, error) => {
      if (error && sentence !== undefined) toast("error", sentence);
    },
  });

  return (
    <form {...form.element} className="grid gap-6">
      <TextField
        label={t`Registered email`}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.text("email")}
        required
      />
      <Button type="submit" busy={form.isSending} busyText={t`Sending...`} className="w-full">
        {t`Send me a code`}
      </Button>
    </form>
  );
}

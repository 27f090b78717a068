import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useForgotPassword } from "./auth.queries.ts";
import { pendingReset, resetResendMs } from "./pending-flow.ts";
import { sentenceOf } from "./refusal.ts";
import { useEmailProblem } from "./use-email-problem.ts";

/** Asks for the registered email and sends the code for a new password. */
export function ForgotForm({ onCodeSent }: { readonly onCodeSent: () => void }) {
  const { t } = useLingui();
  const ask = useForgotPassword();
  const emailProblem = useEmailProblem();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (ask.isPending) return;
    const problem = emailProblem(email);
    setError(problem);
    if (problem !== undefined) return;
    ask.mutate(
      { email: email.trim() },
      {
        onSuccess: (answer) => {
          pendingReset.write({ token: answer.token, email: answer.email, resendAtMs: Date.now() + resetResendMs });
          toast("success", t`OTP sent to your email`);
          onCodeSent();
        },
        onError: (failure) => {
          const text = sentenceOf(failure, t`Failed to send reset email`);
          setError(text);
          toast("error", text);
        },
      },
    );
  }

  return (
    <form noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <TextField
        label={t`Registered email`}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        error={error}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setError(undefined);
        }}
        required
      />
      <Button type="submit" busy={ask.isPending} busyText={t`Sending...`} className="w-full">
        {t`Send me a code`}
      </Button>
    </form>
  );
}

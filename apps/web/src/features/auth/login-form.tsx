import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";

import { problemOf } from "#api/errors.ts";
import { forgetLoss, readLoss, storeTokens } from "#api/token-store.ts";
import { useForm } from "#api/use-form.ts";
import { inReadersWords } from "#lib/server-sentences.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useLogin } from "./auth.queries.ts";
import { pendingEmail, signupResendMs } from "./pending-flow.ts";
import { FormAlert, sentenceOf } from "./refusal.tsx";

interface LoginFormProps {
  /** Called when a code was mailed and has to be entered first. */
  readonly onCodeSent: () => void;
  readonly forgotLink: ReactNode;
}

const codeTypes = { email_unverified: "signup", account_deactivated: "return" } as const;

export function LoginForm({ onCodeSent, forgotLink }: LoginFormProps) {
  const { t } = useLingui();
  const { form, loss, error } = useLoginForm(onCodeSent);

  // A disabled button ignores Enter, so the warning is shown from here.
  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === "Enter" && !form.isReady) toast("warning", t`Please enter email and password`);
  }

  return (
    <form {...form.element} className="grid gap-6">
      <FormAlert text={error} />
      <FormAlert text={loss} advice={t`Please log in again.`} />
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.text("email")}
        onKeyDown={handleKeyDown}
        required
      />
      <div>
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          {...form.text("password")}
          onKeyDown={handleKeyDown}
          required
        />
        <div className="mt-1">{forgotLink}</div>
      </div>
      <Button
        type="submit"
        disabled={!form.isReady}
        busy={form.isSending || form.isSent}
        busyText={t`Logging In...`}
        className="w-full"
      >{t`Log In`}</Button>
    </form>
  );
}

function useLoginForm(onCodeSent: () => void) {
  const { t } = useLingui();
  const { mutateAsync: logIn } = useLogin();
  const [loss, setLoss] = useState(lossInWords);
  const [error, setError] = useState<string>();
  useLossToast();

  const form = useForm({
    initial: { email: "", password: "" },
    isReady: ({ email, password }) => email.trim() !== "" && password !== "",
    send: ({ email, password }) => {
      setError(undefined);
      setLoss(undefined);
      return logIn({ email: email.trim(), password });
    },
    onSent: (tokens) => {
      storeTokens(tokens);
      toast("success", t`Logged in successfully`);
    },
    refusedFields: () => ({}),
    onRefused: (_, failure) => handleFailure(failure),
  });

  function handleFailure(failure: Error | undefined) {
    const text = sentenceOf(failure, t`Login failed`);
    const { code, requestToken } = problemOf(failure) ?? {};
    if (code === "email_unverified" || code === "account_deactivated") {
      const resendAtMs = Date.now() + signupResendMs;
      pendingEmail.write({ email: form.values.email.trim(), type: codeTypes[code], requestToken, resendAtMs });
      toast("info", text);
      return onCodeSent();
    }
    setError(text);
    toast("error", text);
  }

  return { form, loss, error };
}

/** A reason set by a route guard is in English; a reason from the server is already translated. */
function lossInWords(): string | undefined {
  const loss = readLoss();
  return loss === undefined ? undefined : inReadersWords(loss);
}

/** Says why the last session ended, until the form is left. */
function useLossToast(): void {
  useEffect(() => {
    const loss = lossInWords();
    if (loss !== undefined) toast("error", loss);
    return forgetLoss;
  }, []);
}

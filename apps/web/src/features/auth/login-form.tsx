import { useLingui } from "@lingui/react/macro";
import type { FormEvent, KeyboardEvent, ReactNode } from "react";

import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { FormAlert } from "./form-alert.tsx";
import { useLoginForm } from "./use-login-form.ts";

interface LoginFormProps {
  /** A code was mailed and has to be entered first. */
  readonly onCodeSent: () => void;
  readonly forgotLink: ReactNode;
}

export function LoginForm({ onCodeSent, forgotLink }: LoginFormProps) {
  const { t } = useLingui();
  const form = useLoginForm(onCodeSent);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  // A disabled button swallows Enter, and the warning with it.
  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === "Enter" && !form.isFilled) form.warn();
  }

  return (
    <form noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <FormAlert text={form.error} />
      <FormAlert text={form.loss} advice={t`Please log in again.`} />
      <TextField
        label={t`Email`}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={form.email}
        onChange={(event) => form.setEmail(event.target.value)}
        onKeyDown={handleKeyDown}
        required
      />
      <div>
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          value={form.password}
          onChange={(event) => form.setPassword(event.target.value)}
          onKeyDown={handleKeyDown}
          required
        />
        <div className="mt-1">{forgotLink}</div>
      </div>
      <Button
        type="submit"
        disabled={!form.isFilled}
        busy={form.isBusy}
        busyText={t`Logging In...`}
        className="w-full"
      >{t`Log In`}</Button>
    </form>
  );
}

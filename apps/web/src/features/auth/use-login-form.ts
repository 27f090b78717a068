import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

import { problemOf } from "#api/errors.ts";
import { forgetLoss, readLoss, storeTokens } from "#api/token-store.ts";
import { inReadersWords } from "#lib/server-sentences.ts";
import { toast } from "#ui/toast-queue.ts";

import { useLogin } from "./auth.queries.ts";
import { pendingEmail, signupResendMs } from "./pending-flow.ts";
import { sentenceOf } from "./refusal.ts";

const codeTypes = { email_unverified: "signup", account_deactivated: "return" } as const;

export function useLoginForm(onCodeSent: () => void) {
  const { t } = useLingui();
  const login = useLogin();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [loss, setLoss] = useState(lossInWords);
  const [error, setError] = useState<string>();
  const isFilled = email.trim() !== "" && password !== "";
  const isBusy = login.isPending || login.isSuccess;
  useLossToast();

  function warn() {
    toast("warning", t`Please enter email and password`);
  }

  function submit() {
    if (isBusy) return;
    if (!isFilled) return warn();
    setError(undefined);
    setLoss(undefined);
    login.mutate({ email: email.trim(), password }, { onSuccess: handleSuccess, onError: handleError });
  }

  function handleSuccess(tokens: { readonly token: string; readonly refreshToken: string }) {
    storeTokens(tokens);
    toast("success", t`Logged in successfully`);
  }

  function handleError(failure: Error) {
    const text = sentenceOf(failure, t`Login failed`);
    const { code, requestToken } = problemOf(failure) ?? {};
    if (code === "email_unverified" || code === "account_deactivated") {
      const resendAtMs = Date.now() + signupResendMs;
      pendingEmail.write({ email: email.trim(), type: codeTypes[code], requestToken, resendAtMs });
      toast("info", text);
      return onCodeSent();
    }
    setError(text);
    toast("error", text);
  }

  return { email, setEmail, password, setPassword, loss, error, isFilled, isBusy, submit, warn };
}

/** What the guard of a page says is in English, what the server said is already in the reader's words. */
function lossInWords(): string | undefined {
  const loss = readLoss();
  return loss === undefined ? undefined : inReadersWords(loss);
}

/** Why the last session ended is said once. */
function useLossToast(): void {
  useEffect(() => {
    const loss = lossInWords();
    if (loss !== undefined) toast("error", loss);
    forgetLoss();
  }, []);
}

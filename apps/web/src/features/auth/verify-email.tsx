import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { problemOf } from "#api/errors.ts";
import { storeTokens } from "#api/token-store.ts";
import { toast } from "#ui/toast-queue.ts";

import { useResendCode, useVerifyEmail } from "./auth.queries.ts";
import { CodeForm } from "./code-form.tsx";
import { type PendingEmail, pendingEmail, signupResendMs } from "./pending-flow.ts";
import { retryAtMs, sentenceOf } from "./refusal.ts";
import { useCodeEntry } from "./use-code-entry.ts";
import { useMailedCode } from "./use-mailed-code.ts";

interface VerifyEmailProps {
  readonly pending: PendingEmail;
  readonly onVerified: () => void;
}

interface Verified {
  readonly token?: string | undefined;
  readonly refreshToken?: string | undefined;
}

/** Takes the code of a registration, or of a member who comes back. */
export function VerifyEmail({ pending, onVerified }: VerifyEmailProps) {
  const { t } = useLingui();
  const verify = useVerifyEmail();
  const entry = useCodeEntry();
  const { email: emailId, type, requestToken } = pending;

  function submit(otp: string) {
    entry.forgive();
    verify.mutate({ otp, emailId, type, requestToken }, { onSuccess: handleSuccess, onError: handleError });
  }

  function handleSuccess({ token, refreshToken }: Verified) {
    toast("success", t`OTP verified successfully`);
    pendingEmail.clear();
    if (token !== undefined) storeTokens({ token, refreshToken });
    onVerified();
  }

  function handleError(failure: Error) {
    // Without an answer the code may be right, and can be sent again as it stands.
    if (problemOf(failure)) entry.empty();
    entry.refuse(sentenceOf(failure, t`OTP verification failed`));
  }

  useMailedCode(submit);

  return (
    <CodeForm
      entry={entry}
      isVerifying={verify.isPending || verify.isSuccess}
      onSubmit={submit}
      resend={useResend(pending, entry.forgive)}
    />
  );
}

function useResend(pending: PendingEmail, onStart: () => void) {
  const { t } = useLingui();
  const resend = useResendCode();
  const [readyAtMs, setReadyAtMs] = useState(pending.resendAtMs);
  const { email: emailId, type, requestToken } = pending;

  function waitUntil(atMs: number) {
    setReadyAtMs(atMs);
    pendingEmail.write({ ...pending, resendAtMs: atMs });
  }

  function start() {
    onStart();
    resend.mutate({ emailId, type, requestToken }, { onSuccess: handleSuccess, onError: handleError });
  }

  function handleSuccess() {
    waitUntil(Date.now() + signupResendMs);
    toast("info", t`OTP resent to your email`);
  }

  function handleError(failure: Error) {
    waitUntil(retryAtMs(failure) ?? readyAtMs);
    toast("error", sentenceOf(failure, t`Failed to resend OTP`));
  }

  return { readyAtMs, isBusy: resend.isPending, start };
}

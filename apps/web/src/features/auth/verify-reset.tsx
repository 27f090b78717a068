import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { toast } from "#ui/toast-queue.ts";

import { useForgotPassword, useVerifyReset } from "./auth.queries.ts";
import { CodeForm } from "./code-form.tsx";
import { type PendingReset, pendingReset, resetResendMs } from "./pending-flow.ts";
import { retryAtMs, sentenceOf } from "./refusal.ts";
import { useCodeEntry } from "./use-code-entry.ts";
import { useMailedCode } from "./use-mailed-code.ts";

interface VerifyResetProps {
  readonly pending: PendingReset;
  readonly onVerified: () => void;
}

/** Takes the code of a forgotten password. */
export function VerifyReset({ pending, onVerified }: VerifyResetProps) {
  const { t } = useLingui();
  const verify = useVerifyReset();
  const entry = useCodeEntry();
  const [request, setRequest] = useState(pending);

  function remember(next: PendingReset) {
    setRequest(next);
    pendingReset.write(next);
  }

  function submit(otp: string) {
    entry.forgive();
    verify.mutate({ otp, token: request.token }, { onSuccess: handleSuccess, onError: handleError });
  }

  function handleSuccess({ jwtToken }: { readonly jwtToken?: string | undefined }) {
    if (jwtToken !== undefined) pendingReset.write({ ...request, jwtToken });
    toast("success", t`OTP verified successfully, please set your new password`);
    onVerified();
  }

  function handleError(failure: Error) {
    entry.empty();
    entry.refuse(sentenceOf(failure, t`OTP verification failed`), t`OTP verification failed`);
  }

  useMailedCode(submit);

  return (
    <CodeForm
      entry={entry}
      isVerifying={verify.isPending || verify.isSuccess}
      onSubmit={submit}
      resend={useAskAgain(request, remember, entry.forgive)}
    />
  );
}

/** Asking again makes a new request; the token of the old one no longer opens anything. */
function useAskAgain(request: PendingReset, remember: (next: PendingReset) => void, onStart: () => void) {
  const { t } = useLingui();
  const ask = useForgotPassword();

  function start() {
    onStart();
    ask.mutate({ email: request.email }, { onSuccess: handleSuccess, onError: handleError });
  }

  function handleSuccess({ token, email }: { readonly token: string; readonly email: string }) {
    remember({ token, email, resendAtMs: Date.now() + resetResendMs });
    toast("info", t`OTP resent to your email`);
  }

  function handleError(failure: Error) {
    remember({ ...request, resendAtMs: retryAtMs(failure) ?? request.resendAtMs });
    toast("error", sentenceOf(failure, t`Failed to resend OTP`));
  }

  return { readyAtMs: request.resendAtMs, isBusy: ask.isPending, start };
}

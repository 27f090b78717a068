import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { problemOf } from "#api/errors.ts";
import { storeTokens } from "#api/token-store.ts";
import { toast } from "#ui/toast-queue.ts";

import { useResendCode, useVerifyEmail } from "./auth.queries.ts";
import { CodeForm, useCodeEntry } from "./code-form.tsx";
import { type PendingEmail, pendingEmail, signupResendMs } from "./pending-flow.ts";
import { retryAtMs, sentenceOf } from "./refusal.tsx";

interface VerifyEmailProps {
  readonly pending: PendingEmail;
  readonly onVerified: () => void;
}

/** Takes the code of a registration or of a login. */
export function VerifyEmail({ pending, onVerified }: VerifyEmailProps) {
  const { t } = useLingui();
  const { mutateAsync: verify } = useVerifyEmail();
  const { email: emailId, type, requestToken } = pending;
  const entry = useCodeEntry({
    verify: (otp) => verify({ otp, emailId, type, requestToken }),
    onVerified: ({ token, refreshToken }) => {
      toast("success", t`OTP verified successfully`);
      pendingEmail.clear();
      if (token !== undefined) storeTokens({ token, refreshToken });
      onVerified();
    },
    // Without an answer the code may be correct, so it stays and can be sent again.
    keepsCode: (error) => problemOf(error) === undefined,
  });
  return <CodeForm entry={entry} resend={useResend(pending)} />;
}

function useResend(pending: PendingEmail) {
  const { t } = useLingui();
  const resend = useResendCode();
  const [readyAtMs, setReadyAtMs] = useState(pending.resendAtMs);
  const { email: emailId, type, requestToken } = pending;

  function waitUntil(atMs: number) {
    setReadyAtMs(atMs);
    pendingEmail.write({ ...pending, resendAtMs: atMs });
  }

  function start() {
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

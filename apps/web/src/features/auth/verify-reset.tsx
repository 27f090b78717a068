import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { toast } from "#ui/toast-queue.ts";

import { useForgotPassword, useVerifyReset } from "./auth.queries.ts";
import { CodeForm, useCodeEntry } from "./code-form.tsx";
import { type PendingReset, pendingReset, resetResendMs } from "./pending-flow.ts";
import { retryAtMs, sentenceOf } from "./refusal.tsx";

interface VerifyResetProps {
  readonly pending: PendingReset;
  readonly onVerified: () => void;
}

/** Takes the code of a password reset. */
export function VerifyReset({ pending, onVerified }: VerifyResetProps) {
  const { t } = useLingui();
  const { mutateAsync: verify } = useVerifyReset();
  const [request, setRequest] = useState(pending);

  function remember(next: PendingReset) {
    setRequest(next);
    pendingReset.write(next);
  }

  const entry = useCodeEntry({
    verify: (otp) => verify({ otp, token: request.token }),
    onVerified: ({ jwtToken }) => {
      if (jwtToken !== undefined) pendingReset.write({ ...request, jwtToken });
      toast("success", t`OTP verified successfully, please set your new password`);
      onVerified();
    },
    refusalToast: t`OTP verification failed`,
  });
  return <CodeForm entry={entry} resend={useAskAgain(request, remember)} />;
}

/** Requesting another code creates a new request; the token of the old one is no longer valid. */
function useAskAgain(request: PendingReset, remember: (next: PendingReset) => void) {
  const { t } = useLingui();
  const ask = useForgotPassword();

  function start() {
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

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { toast } from "#ui/toast-queue.ts";

import { useSignup } from "./auth.queries.ts";
import { pendingEmail, signupResendMs } from "./pending-flow.ts";
import { fieldErrorsOf, sentenceOf } from "./refusal.ts";
import { emptyDraft, type RegistrationDraft, registrationFields, registrationOf } from "./registration-draft.ts";
import { type RegistrationErrors, useRegistrationCheck } from "./use-registration-check.ts";

export type ChangeDraft = <F extends keyof RegistrationDraft>(field: F, value: RegistrationDraft[F]) => void;

interface RegistrationEvents {
  readonly onCodeSent: () => void;
  readonly onRefused: () => void;
}

/** What is typed, what is wrong with it, and the call that sends it. */
export function useRegistration({ onCodeSent, onRefused }: RegistrationEvents) {
  const { t } = useLingui();
  const signup = useSignup();
  const check = useRegistrationCheck();
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [refusal, setRefusal] = useState<string>();

  const change: ChangeDraft = (field, value) => {
    setDraft((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };

  function submit() {
    const found = check(draft);
    const first = registrationFields.map((field) => found[field]).find((text) => text !== undefined);
    setRefusal(undefined);
    if (first !== undefined) return refuse(found, first);
    setErrors({});
    signup.mutate(registrationOf(draft), { onSuccess: handleSuccess, onError: handleError });
  }

  function refuse(found: RegistrationErrors, sentence: string) {
    setErrors(found);
    toast("error", sentence);
    onRefused();
  }

  function handleSuccess({ requestToken }: { readonly requestToken: string }) {
    const email = draft.email.trim();
    pendingEmail.write({ email, type: "signup", requestToken, resendAtMs: Date.now() + signupResendMs });
    toast("success", t`OTP sent to your email`);
    onCodeSent();
  }

  function handleError(failure: Error) {
    const text = sentenceOf(failure, t`Registration failed`);
    const found = fieldErrorsOf(failure, registrationFields);
    if (Object.keys(found).length === 0) setRefusal(text);
    refuse(found, text);
  }

  return { draft, errors, refusal, change, submit, isBusy: signup.isPending || signup.isSuccess };
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useRef, useState } from "react";

import { Button } from "#ui/button.tsx";
import { KeptMailNote } from "#ui/kept-mail-note.tsx";
import { OtpField } from "#ui/otp-field.tsx";

import { FormFailure } from "./form-failure.tsx";
import { fieldErrorsOf } from "./form-texts.ts";
import type { PendingAddress } from "./pending-address.ts";
import { useConfirmNewEmail } from "./profile.queries.ts";
import type { AddressChange } from "./use-address-change.ts";
import { useFocusFirst } from "./use-focus-first.ts";

const codeLength = 6;

interface AddressCodeFormProps {
  readonly pending: PendingAddress;
  readonly change: AddressChange;
}

export function AddressCodeForm({ pending: { email, token }, change }: AddressCodeFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const confirm = useConfirmNewEmail();
  useFocusFirst(form);

  function handleFailure() {
    setCode("");
    form.current?.querySelector("input")?.focus();
  }

  function submit(otp: string) {
    if (confirm.isPending || otp.length < codeLength) return;
    confirm.mutate({ token, otp }, { onSuccess: change.forget, onError: handleFailure });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(code);
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
      <p className="wrap-anywhere">
        <Trans>
          We mailed six digits to <strong>{email}</strong>. They work for 10 minutes.
        </Trans>
      </p>
      <KeptMailNote />
      <OtpField
        label={t`Code`}
        value={code}
        onValueChange={setCode}
        onComplete={submit}
        error={fieldErrorsOf(confirm.error)["otp"]}
      />
      <FormFailure summary={t`Failed to update profile`} error={confirm.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={code.length < codeLength}
          busy={confirm.isPending}
          busyText={t`Checking...`}
          className="grow sm:grow-0"
        >
          {t`Continue`}
        </Button>
        <Button variant="secondary" onClick={() => change.open(email)} className="grow sm:grow-0">
          {t`Send another code`}
        </Button>
      </div>
    </form>
  );
}

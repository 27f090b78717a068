import { givenPasswordProblem } from "@lane/domain/account-checks.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { problemOf } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { Button } from "#ui/button.tsx";
import { KeptMailNote } from "#ui/kept-mail-note.tsx";
import { OtpField } from "#ui/otp-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Sheet, useRoomySnapPoint } from "#ui/sheet.tsx";

import { FormButtons, FormFailure, useFocusFirst } from "./form-parts.tsx";
import { useAskForNewEmail, useConfirmNewEmail } from "./profile.queries.ts";
import type { AddressChange, PendingAddress } from "./use-address-change.ts";

const codeLength = 6;

export function NewAddressSheet({ change }: { readonly change: AddressChange }) {
  const { t } = useLingui();
  const { step, pending } = change;
  return (
    <Sheet
      isOpen={step !== undefined}
      onClose={change.close}
      title={t`Change your email`}
      firstSnapPoint={useRoomySnapPoint(0.5)}
    >
      {step?.kind === "password" ? <AddressPasswordForm email={step.email} change={change} /> : null}
      {step?.kind === "code" && pending ? <AddressCodeForm pending={pending} change={change} /> : null}
    </Sheet>
  );
}

interface AddressPasswordFormProps {
  readonly email: string;
  readonly change: AddressChange;
}

function AddressPasswordForm({ email, change }: AddressPasswordFormProps) {
  const { t } = useLingui();
  const { mutateAsync: ask } = useAskForNewEmail();
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => ({ password: givenPasswordProblem(password) }),
    send: ({ password }) => ask({ email, password }),
    onSent: ({ token }) => change.wait(email, token),
    refusedFields: (error) => {
      const fields = problemOf(error)?.fields ?? {};
      return { password: fields["password"] ?? fields["email"] };
    },
  });
  useFocusFirst(form.element.ref);

  return (
    <form {...form.element} className="grid gap-5">
      <p className="wrap-anywhere">
        <Trans>
          Your new address will be <strong>{email}</strong>. We'll email a code there and notify your old address.
        </Trans>
      </p>
      <PasswordField label={t`Password`} autoComplete="current-password" {...form.text("password")} />
      <FormFailure summary={t`Failed to update profile`} error={form.failure} />
      <FormButtons isBusy={form.isSending} onCancel={change.close} saveText={t`Send the code`} />
    </form>
  );
}

interface AddressCodeFormProps {
  readonly pending: PendingAddress;
  readonly change: AddressChange;
}

function AddressCodeForm({ pending: { email, token }, change }: AddressCodeFormProps) {
  const { t } = useLingui();
  const { mutateAsync: confirm } = useConfirmNewEmail();
  const form = useForm({
    initial: { otp: "" },
    isReady: ({ otp }) => otp.length === codeLength,
    send: ({ otp }) => confirm({ token, otp }),
    onSent: change.forget,
    onRefused: () => {
      form.put({ otp: "" });
      form.element.ref.current?.querySelector("input")?.focus();
    },
  });
  useFocusFirst(form.element.ref);

  return (
    <form {...form.element} className="grid gap-5">
      <p className="wrap-anywhere">
        <Trans>
          We emailed a six-digit code to <strong>{email}</strong>. It works for 10 minutes.
        </Trans>
      </p>
      <KeptMailNote />
      <OtpField
        label={t`Code`}
        {...form.part("otp")}
        // Clearing the boxes keeps the sentence about the last code until new digits are typed.
        onValueChange={(otp) => (otp === "" ? form.put({ otp }) : form.change("otp", otp))}
        onComplete={(otp) => void form.submit({ otp })}
      />
      <FormFailure summary={t`Failed to update profile`} error={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={!form.isReady}
          busy={form.isSending}
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

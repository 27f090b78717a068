import { birthDateProblem, emailProblem, lineProblem, newPasswordProblem } from "@lane/domain/account-checks.ts";
import { calendarDateOf } from "@lane/domain/calendar.ts";
import { maxCityNameLength, maxNameLength } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useForm } from "#api/use-form.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useSignup } from "./auth.queries.ts";
import { CityField } from "./city-field.tsx";
import { pendingEmail, signupResendMs } from "./pending-flow.ts";
import { FormAlert, sentenceOf } from "./refusal.tsx";
import { emptyDraft, registrationOf } from "./registration-draft.ts";

interface RegistrationFormProps {
  /** The year of birth entered on the landing page, if any. */
  readonly bornIn?: number | undefined;
  readonly onCodeSent: () => void;
  readonly termsLabel: ReactNode;
}

type Registering = ReturnType<typeof useRegistration>;

export function RegistrationForm({ bornIn, onCodeSent, termsLabel }: RegistrationFormProps) {
  const { t } = useLingui();
  const form = useRegistration(onCodeSent);
  const refusal = form.failure === undefined ? undefined : sentenceOf(form.failure, t`Registration failed`);
  return (
    <form {...form.element} data-first-focus className="grid gap-6">
      <NameFields form={form} />
      <ChildhoodFields bornIn={bornIn} form={form} />
      <NewPasswordFields form={form} />
      <Checkbox
        label={termsLabel}
        name="terms"
        error={form.problem("terms")}
        checked={form.values.terms}
        onChange={(event) => form.change("terms", event.target.checked)}
        required
      />
      <FormAlert text={refusal} />
      <Button type="submit" busy={form.isSending || form.isSent} busyText={t`Registering...`} className="w-full">
        {t`Register`}
      </Button>
    </form>
  );
}

function useRegistration(onCodeSent: () => void) {
  const { t } = useLingui();
  const { mutateAsync: signUp } = useSignup();
  return useForm({
    initial: emptyDraft,
    // A date of birth that is too recent must reach the server, because the server then accepts no other date for a
    // day.
    check: (draft) => ({
      firstName: lineProblem("First name", draft.firstName, maxNameLength),
      lastName: lineProblem("Last name", draft.lastName, maxNameLength),
      email: emailProblem(draft.email),
      dateOfBirth: birthDateProblem(draft.dateOfBirth, calendarDateOf(Date.now())),
      cityName: lineProblem("Childhood city", draft.cityName?.label ?? "", maxCityNameLength),
      isReflectionPrompt: draft.isReflectionPrompt ? undefined : t`Please choose your reflection style`,
      password: newPasswordProblem(draft.password),
      confirmPassword: draft.password === draft.confirmPassword ? undefined : t`Passwords do not match`,
      terms: draft.terms ? undefined : t`Please accept the terms`,
    }),
    send: (draft) => signUp(registrationOf(draft)),
    onSent: ({ requestToken }, draft) => {
      const email = draft.email.trim();
      pendingEmail.write({ email, type: "signup", requestToken, resendAtMs: Date.now() + signupResendMs });
      toast("success", t`OTP sent to your email`);
      onCodeSent();
    },
    onRefused: (sentence, error) =>
      toast("error", error ? sentenceOf(error, t`Registration failed`) : (sentence ?? "")),
  });
}

function NameFields({ form }: { readonly form: Registering }) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField label={t`First name`} autoComplete="given-name" {...form.text("firstName")} required />
        <TextField label={t`Last name`} autoComplete="family-name" {...form.text("lastName")} required />
      </div>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={t`We'll send a code there to make sure it's yours.`}
        {...form.text("email")}
        required
      />
    </>
  );
}

interface ChildhoodFieldsProps {
  readonly bornIn: number | undefined;
  readonly form: Registering;
}

function ChildhoodFields({ bornIn, form }: ChildhoodFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <DateField
        label={t`Date of birth`}
        hint={t`Used for personalised prompts, year by year.`}
        locale="en-GB"
        isBirthday
        defaultYear={bornIn}
        error={form.problem("dateOfBirth")}
        onDateChange={(date) => form.change("dateOfBirth", date)}
      />
      <CityField {...form.part("cityName")} />
      <RadioGroup
        label={t`Would you like spiritual reflection prompts?`}
        choices={[
          { value: "yes", label: t`Yes` },
          { value: "no", label: t`No, Just The Basic Memory Prompts` },
        ]}
        {...form.part("isReflectionPrompt")}
      />
    </>
  );
}

function NewPasswordFields({ form }: { readonly form: Registering }) {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        label={t`Password`}
        hint={t`At least 8 characters. Several words in a row are easy to remember.`}
        autoComplete="new-password"
        {...form.text("password")}
        required
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        {...form.text("confirmPassword")}
        required
      />
    </>
  );
}

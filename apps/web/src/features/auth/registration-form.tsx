import { useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useRef } from "react";

import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";

import { ChildhoodFields } from "./childhood-fields.tsx";
import { FormAlert } from "./form-alert.tsx";
import { Held } from "./held.tsx";
import { NameFields } from "./name-fields.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useRegistration } from "./use-registration.ts";

interface RegistrationFormProps {
  /** As said on the first page, where somebody did. */
  readonly bornIn?: number | undefined;
  readonly onCodeSent: () => void;
  readonly termsLabel: ReactNode;
}

export function RegistrationForm({ bornIn, onCodeSent, termsLabel }: RegistrationFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { draft, errors, refusal, change, submit, isBusy } = useRegistration({ onCodeSent, onRefused: leadToProblem });

  // In the next frame the refused fields are marked.
  function leadToProblem() {
    requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>("[data-problem] :is(input, select, button)")?.focus();
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) submit();
  }

  return (
    <form ref={form} noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <NameFields draft={draft} errors={errors} onChange={change} />
      <ChildhoodFields bornIn={bornIn} draft={draft} errors={errors} onChange={change} />
      <NewPasswordFields draft={draft} errors={errors} onChange={change} />
      <Held error={errors.terms}>
        <Checkbox
          label={termsLabel}
          name="terms"
          error={errors.terms}
          checked={draft.terms}
          onChange={(event) => change("terms", event.target.checked)}
          required
        />
      </Held>
      <FormAlert text={refusal} />
      <Button type="submit" busy={isBusy} busyText={t`Registering...`} className="w-full">
        {t`Register`}
      </Button>
    </form>
  );
}

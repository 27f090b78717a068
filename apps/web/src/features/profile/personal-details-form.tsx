import { calendarDateOf, oldestBirthYear } from "@lane/domain/calendar.ts";
import { useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useRef, useState } from "react";

import { DateField } from "#ui/date-field.tsx";

import { birthDateOf } from "./birth-date.ts";
import { changedDetails, useDetailsCheck } from "./details-checks.ts";
import { DetailsFields } from "./details-fields.tsx";
import { FormFailure } from "./form-failure.tsx";
import { FormButtons } from "./form-parts.tsx";
import { fieldErrorsOf, type FieldErrors, isEmpty, typedText } from "./form-texts.ts";
import { type Profile, useUpdateProfile } from "./profile.queries.ts";
import { useFocusFirst } from "./use-focus-first.ts";
import { useFocusOnError } from "./use-focus-on-error.ts";

interface PersonalDetailsFormProps {
  readonly profile: Profile;
  /** Hears the new address, if there is one: it is not saved yet. */
  readonly onSaved: (newEmail: string | undefined) => void;
  readonly onCancel: () => void;
}

const earliestBirth = { year: oldestBirthYear, month: 1, day: 1 };

export function PersonalDetailsForm({ profile, onSaved, onCancel }: PersonalDetailsFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [born, setBorn] = useState(() => birthDateOf(profile.dateOfBirth));
  const [today] = useState(() => calendarDateOf(Date.now()));
  const [errors, setErrors] = useState<FieldErrors>({});
  const check = useDetailsCheck();
  const update = useUpdateProfile();
  useFocusFirst(form);
  useFocusOnError(form, errors);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (update.isPending) return;
    const typed = {
      firstName: typedText(event.currentTarget, "firstName").trim(),
      lastName: typedText(event.currentTarget, "lastName").trim(),
      email: typedText(event.currentTarget, "email").trim().toLowerCase(),
      born,
    };
    const found = check(typed);
    setErrors(found);
    if (!isEmpty(found)) return;
    const change = changedDetails(profile, typed);
    const handleSaved = () => onSaved(typed.email === profile.email ? undefined : typed.email);
    if (Object.keys(change).length === 0) handleSaved();
    else update.mutate(change, { onSuccess: handleSaved, onError: (error) => setErrors(fieldErrorsOf(error)) });
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid min-w-0 gap-5">
      <DetailsFields profile={profile} errors={errors} />
      <DateField
        label={t`Date of birth`}
        defaultValue={born}
        onDateChange={setBorn}
        error={errors["dateOfBirth"]}
        min={earliestBirth}
        max={today}
        isBirthday
        locale="en-GB"
      />
      <FormFailure summary={t`Failed to update profile`} error={update.error} />
      <FormButtons isBusy={update.isPending} onCancel={onCancel} />
    </form>
  );
}

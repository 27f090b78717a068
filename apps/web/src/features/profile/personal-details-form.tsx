import { birthDateProblem, emailProblem, lineProblem } from "@lane/domain/account-checks.ts";
import { type CalendarDate, calendarDateOf, isoDateOf, oldestBirthYear } from "@lane/domain/calendar.ts";
import { maxNameLength } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useForm } from "#api/use-form.ts";
import { DateField } from "#ui/date-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { FormButtons, FormFailure, useFocusFirst } from "./form-parts.tsx";
import { birthDateOf, type Profile, type ProfileUpdate, useUpdateProfile } from "./profile.queries.ts";

interface PersonalDetailsFormProps {
  readonly profile: Profile;
  /** Called with the new address, if there is one: it is not saved yet. */
  readonly onSaved: (newEmail: string | undefined) => void;
  readonly onCancel: () => void;
}

interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly dateOfBirth: CalendarDate | undefined;
}

const earliestBirth = { year: oldestBirthYear, month: 1, day: 1 };

export function PersonalDetailsForm({ profile, onSaved, onCancel }: PersonalDetailsFormProps) {
  const { t } = useLingui();
  const [today] = useState(() => calendarDateOf(Date.now()));
  const { mutateAsync: update } = useUpdateProfile();
  const form = useForm<Details>({
    initial: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      email: profile.email,
      dateOfBirth: birthDateOf(profile),
    },
    check: ({ firstName, lastName, email, dateOfBirth }) => ({
      firstName: lineProblem("First name", firstName, maxNameLength),
      lastName: lineProblem("Last name", lastName, maxNameLength),
      email: emailProblem(email),
      dateOfBirth: birthDateProblem(dateOfBirth, today),
    }),
    send: async (details) => {
      const change = changedDetails(profile, details);
      if (Object.keys(change).length > 0) await update(change);
    },
    onSent: (_, details) => {
      const email = details.email.trim().toLowerCase();
      onSaved(email === profile.email ? undefined : email);
    },
  });
  useFocusFirst(form.element.ref);

  return (
    <form {...form.element} className="grid min-w-0 gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t`First name`} autoComplete="given-name" {...form.text("firstName")} />
        <TextField label={t`Last name`} autoComplete="family-name" {...form.text("lastName")} />
      </div>
      <TextField
        label={t`Email`}
        type="email"
        hint={t`To change your email address, you'll need your password and a code we send to the new one.`}
        autoComplete="email"
        {...form.text("email")}
      />
      <DateField
        label={t`Date of birth`}
        defaultValue={form.values.dateOfBirth}
        onDateChange={(date) => form.change("dateOfBirth", date)}
        error={form.problem("dateOfBirth")}
        min={earliestBirth}
        max={today}
        isBirthday
        locale="en-GB"
      />
      <FormFailure summary={t`Failed to update profile`} error={form.failure} />
      <FormButtons isBusy={form.isSending} onCancel={onCancel} />
    </form>
  );
}

/** The changed fields without the address, which needs a code. */
function changedDetails(profile: Profile, details: Details): ProfileUpdate {
  const firstName = details.firstName.trim();
  const lastName = details.lastName.trim();
  const dateOfBirth = details.dateOfBirth ? isoDateOf(details.dateOfBirth) : undefined;
  return {
    ...(firstName === profile.firstName ? {} : { firstName }),
    ...(lastName === profile.lastName ? {} : { lastName }),
    ...(dateOfBirth === undefined || profile.dateOfBirth.startsWith(dateOfBirth) ? {} : { dateOfBirth }),
  };
}

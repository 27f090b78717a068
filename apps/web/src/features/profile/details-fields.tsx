import { useLingui } from "@lingui/react/macro";

import { TextField } from "#ui/text-field.tsx";

import type { FieldErrors } from "./form-texts.ts";
import type { Profile } from "./profile.queries.ts";

interface DetailsFieldsProps {
  readonly profile: Profile;
  readonly errors: FieldErrors;
}

export function DetailsFields({ profile, errors }: DetailsFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`First name`}
          name="firstName"
          defaultValue={profile.firstName}
          error={errors["firstName"]}
          autoComplete="given-name"
        />
        <TextField
          label={t`Last name`}
          name="lastName"
          defaultValue={profile.lastName}
          error={errors["lastName"]}
          autoComplete="family-name"
        />
      </div>
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        defaultValue={profile.email}
        error={errors["email"]}
        hint={t`A new address takes your password, and a code that we mail there.`}
        autoComplete="email"
      />
    </>
  );
}

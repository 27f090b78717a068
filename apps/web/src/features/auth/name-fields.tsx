import { useLingui } from "@lingui/react/macro";

import { TextField } from "#ui/text-field.tsx";

import { type DraftFieldsProps, Held } from "./held.tsx";

export function NameFields({ draft, errors, onChange }: DraftFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <Held error={errors.firstName}>
          <TextField
            label={t`First name`}
            name="firstName"
            autoComplete="given-name"
            error={errors.firstName}
            value={draft.firstName}
            onChange={(event) => onChange("firstName", event.target.value)}
            required
          />
        </Held>
        <Held error={errors.lastName}>
          <TextField
            label={t`Last name`}
            name="lastName"
            autoComplete="family-name"
            error={errors.lastName}
            value={draft.lastName}
            onChange={(event) => onChange("lastName", event.target.value)}
            required
          />
        </Held>
      </div>
      <Held error={errors.email}>
        <TextField
          label={t`Email`}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          hint={t`We send a code there to make sure it is yours.`}
          error={errors.email}
          value={draft.email}
          onChange={(event) => onChange("email", event.target.value)}
          required
        />
      </Held>
    </>
  );
}

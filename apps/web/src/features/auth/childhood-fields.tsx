import { useLingui } from "@lingui/react/macro";

import { DateField } from "#ui/date-field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

import { CityField } from "./city-field.tsx";
import { type DraftFieldsProps, Held } from "./held.tsx";

interface ChildhoodFieldsProps extends DraftFieldsProps {
  readonly bornIn: number | undefined;
}

export function ChildhoodFields({ bornIn, draft, errors, onChange }: ChildhoodFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Held error={errors.dateOfBirth}>
        <DateField
          label={t`Date of birth`}
          hint={t`Used for personalised prompts, year by year.`}
          locale="en-GB"
          isBirthday
          defaultYear={bornIn}
          error={errors.dateOfBirth}
          onDateChange={(date) => onChange("dateOfBirth", date)}
        />
      </Held>
      <CityField draft={draft} errors={errors} onChange={onChange} />
      <Held error={errors.isReflectionPrompt}>
        <RadioGroup
          label={t`Would you like spiritual reflection prompts?`}
          choices={[
            { value: "yes", label: t`Yes` },
            { value: "no", label: t`No, Just The Basic Memory Prompts` },
          ]}
          error={errors.isReflectionPrompt}
          value={draft.isReflectionPrompt}
          onValueChange={(choice) => onChange("isReflectionPrompt", choice)}
        />
      </Held>
    </>
  );
}

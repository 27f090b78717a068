import { useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useState } from "react";

import { Combobox } from "#ui/combobox.tsx";
import type { ComboboxOption } from "#ui/use-option-search.ts";

import { cityChange, ownWords, useCitySearch } from "./city-search.ts";
import { FormFailure } from "./form-failure.tsx";
import { FormButtons } from "./form-parts.tsx";
import { fieldErrorsOf } from "./form-texts.ts";
import { type Profile, useUpdateProfile } from "./profile.queries.ts";

interface ChildhoodFormProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

export function ChildhoodForm({ profile, onClose }: ChildhoodFormProps) {
  const { t } = useLingui();
  const [city, setCity] = useState(() => cityOf(profile));
  const [isMissing, setIsMissing] = useState(false);
  const search = useCitySearch();
  const update = useUpdateProfile();
  const errors = fieldErrorsOf(update.error);
  const missing = isMissing && !city ? t`Childhood city is required` : undefined;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (update.isPending) return;
    setIsMissing(city === undefined);
    if (city) update.mutate(cityChange(city), { onSuccess: onClose });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Combobox
        label={t`Childhood city`}
        hint={t`Type its first letters. If it is not on the list, choose your own words at the end.`}
        placeholder={t`Choose a city`}
        value={city}
        onValueChange={setCity}
        search={search}
        error={missing ?? errors["cityId"] ?? errors["cityName"]}
      />
      <FormFailure summary={t`Failed to update profile`} error={update.error} />
      <FormButtons isBusy={update.isPending} onCancel={onClose} />
    </form>
  );
}

function cityOf({ cityId, cityName }: Profile): ComboboxOption | undefined {
  if (cityName === null) return undefined;
  return cityId === null ? ownWords(cityName) : { id: cityId, label: cityName };
}

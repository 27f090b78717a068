import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, lazy, Suspense } from "react";

import type { Combobox as CityCombobox } from "#ui/combobox.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useCitySearch } from "./city-search.ts";
import { type DraftFieldsProps, Held } from "./held.tsx";
import { typedCity } from "./registration-draft.ts";

// The heaviest part of the page: somebody typing a first name does not wait for it, and a page that cannot get it any
// more still takes the name of a city.
const Combobox = lazy(async () => {
  const loaded = await import("#ui/combobox.tsx").catch(() => undefined);
  return { default: loaded?.Combobox ?? PlainCity };
});

export function CityField({ draft, errors, onChange }: DraftFieldsProps) {
  const { t } = useLingui();
  const search = useCitySearch();
  return (
    <Held error={errors.cityName}>
      <Suspense fallback={<Skeleton className="h-31" />}>
        <Combobox
          label={t`Childhood city`}
          hint={t`Type two letters to search. A place we do not know can be kept as you type it.`}
          placeholder={t`Where did you grow up?`}
          search={search}
          error={errors.cityName}
          value={draft.cityName}
          onValueChange={(city) => onChange("cityName", city)}
        />
      </Suspense>
    </Held>
  );
}

function PlainCity({ label, error, value, onValueChange }: ComponentProps<typeof CityCombobox>) {
  return (
    <TextField
      label={label}
      error={error}
      value={value?.label ?? ""}
      onChange={({ target }) => onValueChange(target.value === "" ? undefined : { id: typedCity, label: target.value })}
    />
  );
}

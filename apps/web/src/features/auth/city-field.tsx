import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, lazy, Suspense } from "react";

import { cityInOwnWords, type CityOption, useCitySearch } from "#api/city-search.ts";
import type { Combobox as CityCombobox } from "#ui/combobox.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextField } from "#ui/text-field.tsx";

interface CityFieldProps {
  readonly value: CityOption | undefined;
  readonly error: string | undefined;
  readonly onValueChange: (city: CityOption | undefined) => void;
}

// The heaviest part of the page, so it loads while a first name is typed; when it cannot be loaded, a plain text field
// takes the name of the city.
const Combobox = lazy(async () => {
  const loaded = await import("#ui/combobox.tsx").catch(() => undefined);
  return { default: loaded?.Combobox ?? PlainCity };
});

export function CityField(field: CityFieldProps) {
  const { t } = useLingui();
  const search = useCitySearch();
  return (
    <Suspense fallback={<Skeleton className="h-31" />}>
      <Combobox
        label={t`Childhood city`}
        hint={t`Type two letters to search. Can't find it? Just type it in.`}
        placeholder={t`Where did you grow up?`}
        search={search}
        {...field}
      />
    </Suspense>
  );
}

function PlainCity({ label, error, value, onValueChange }: ComponentProps<typeof CityCombobox>) {
  return (
    <TextField
      label={label}
      error={error}
      value={value?.label ?? ""}
      onChange={({ target }) => onValueChange(target.value === "" ? undefined : cityInOwnWords(target.value))}
    />
  );
}

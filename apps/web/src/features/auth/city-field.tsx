import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";

import { Skeleton } from "#ui/skeleton.tsx";

import { useCitySearch } from "./city-search.ts";
import { type DraftFieldsProps, Held } from "./held.tsx";

// The heaviest part of the page; somebody typing a first name does not wait for it.
const Combobox = lazy(async () => ({ default: (await import("#ui/combobox.tsx")).Combobox }));

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

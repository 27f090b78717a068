import { useState } from "react";

import { errorText } from "#api/errors.ts";

import type { useOpenYears } from "./memories.queries.ts";
import type { Composing } from "./use-composing.ts";
import { PlaceFields } from "./when-fields.tsx";
import type { Writing } from "./writing.ts";

interface ChoosePlaceProps {
  readonly composing: Composing;
  readonly places: Pick<ReturnType<typeof useOpenYears>, "data" | "error">;
  readonly error: string | undefined;
}

/** Asks for year and month only where the address names none, or a year that nothing can be added to. */
export function ChoosePlace({ composing: { writing, change }, places, error }: ChoosePlaceProps) {
  const years = places.data?.years.map(({ year }) => year);
  const open = withOpenYear(writing, years);
  const isMissing = open.year === null || open.month === null || error !== undefined;
  const [isShown, setIsShown] = useState(isMissing);
  // Once asked for, the choice stays in sight while it is being made.
  if (isMissing && !isShown) setIsShown(true);
  if (!isShown) return null;
  const lost = places.error ? errorText(places.error) : undefined;
  return <PlaceFields writing={open} onChange={change} years={years ?? []} error={error ?? lost} />;
}

function withOpenYear(writing: Writing, years: readonly number[] | undefined): Writing {
  const isClosed = years !== undefined && writing.year !== null && !years.includes(writing.year);
  return isClosed ? { ...writing, year: null } : writing;
}

import type { yearPreviewApi } from "@lane/contract/year-preview.ts";
import type { YearPreview } from "@lane/contract/year-preview.ts";
import { firstPreviewYear as firstYear } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { request } from "#api/client.ts";
import { openRoute } from "#api/routes.ts";
import { birthYearGuesses } from "#lib/birth-year.ts";
import { spokenLanguage } from "#lib/languages.ts";

const yearPreviewRoutes = {
  read: openRoute<typeof yearPreviewApi.read>("GET", "/taste"),
} as const;

/** The preview of a year, and the range of its rope. */
export interface PreviewedYear extends YearPreview {
  readonly thisYear: number;
}

/** The typed text, whether it is a possible year of birth, and the preview of that year. */
export function useYearPreview(onBornIn: (year: number) => void) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const [yearPreview, setYearPreview] = useState<PreviewedYear>();
  const [isAsking, setIsAsking] = useState(false);
  const [guesses, setGuesses] = useState<readonly number[]>([]);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  async function ask(typed: string) {
    const year = yearOf(typed);
    setGuesses(birthYearGuesses(typed.trim(), new Date().getFullYear()).filter((guess) => guess >= firstYear));
    setProblem(year === undefined ? t`Please enter a year from ${firstYear} to today, such as 1957.` : undefined);
    if (year === undefined || (year === yearPreview?.year && yearPreview.promptLanguage === spokenLanguage())) return;
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setIsAsking(true);
    const outcome = await request(yearPreviewRoutes.read, { query: { year, ...(await countryQuery()) } }, { signal });
    if (signal.aborted) return;
    setIsAsking(false);
    if (!outcome.success) return setProblem(outcome.error);
    setYearPreview({ ...outcome.data, thisYear: Math.max(year, new Date().getFullYear()) });
    onBornIn(year);
  }

  return { yearPreview, problem, guesses, isAsking, ask };
}

function yearOf(typed: string): number | undefined {
  const year = /^\d{4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return year >= firstYear && year <= new Date().getFullYear() ? year : undefined;
}

/** The reader's country, whose events come first. */
async function countryQuery(): Promise<{ country?: string }> {
  const { readerCountry } = await import("#lib/reader-country.ts");
  const country = readerCountry();
  return country === undefined ? {} : { country };
}

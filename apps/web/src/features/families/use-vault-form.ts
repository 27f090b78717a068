import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { lineProblem } from "@lane/domain/account-checks.ts";
import { oldestBirthYear } from "@lane/domain/calendar.ts";
import { maxVaultNameLength } from "@lane/domain/memberships.ts";

import { type FieldProblems, useForm } from "#api/use-form.ts";

import type { NewVault } from "./families.queries.ts";

/** As it is typed. */
export interface VaultValues {
  readonly name: string;
  readonly firstYear: string;
  readonly isAboutOne: boolean;
  readonly aboutName: string;
  readonly born: string;
  readonly died: string;
  readonly allowsSharing: boolean;
}

/** Long enough ago for anybody whom a family remembers. */
const oldestLifeYear = 1700;

export const emptyVault: VaultValues = {
  name: "",
  firstYear: "",
  isAboutOne: false,
  aboutName: "",
  born: "",
  died: "",
  allowsSharing: true,
};

export function valuesOf({ name, firstYear, about, allowsSharing }: JoinedTimeline): VaultValues {
  return {
    name,
    firstYear: yearText(firstYear),
    isAboutOne: about !== null,
    aboutName: about?.name ?? "",
    born: yearText(about?.born ?? null),
    died: yearText(about?.died ?? null),
    allowsSharing,
  };
}

interface VaultFormOptions<Answer> {
  readonly initial: VaultValues;
  readonly send: (vault: NewVault) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  /** Said where somebody has died before they were born. */
  readonly tooEarlyText: string;
}

export function useVaultForm<Answer>({ initial, send, onSent, tooEarlyText }: VaultFormOptions<Answer>) {
  return useForm({
    initial,
    check: (values) => problemsOf(values, tooEarlyText),
    send: (values) => send(vaultOf(values)),
    onSent,
  });
}

function problemsOf(values: VaultValues, tooEarlyText: string): FieldProblems<VaultValues> {
  const own = {
    name: lineProblem("Name", values.name, maxVaultNameLength),
    firstYear: yearProblem(values.firstYear, oldestBirthYear),
  };
  if (!values.isAboutOne) return own;
  const [born, died] = [yearOf(values.born), yearOf(values.died)];
  return {
    ...own,
    aboutName: lineProblem("Name", values.aboutName, maxVaultNameLength),
    born: optionalYearProblem(values.born),
    died:
      optionalYearProblem(values.died) ?? (born !== null && died !== null && died < born ? tooEarlyText : undefined),
  };
}

function optionalYearProblem(text: string): string | undefined {
  return text.trim() === "" ? undefined : yearProblem(text, oldestLifeYear);
}

function yearProblem(text: string, oldest: number): string | undefined {
  const year = yearOf(text);
  if (year === null) return "Which year?";
  if (year > new Date().getFullYear()) return "This year is still in the future";
  if (year >= oldest) return undefined;
  return oldest === oldestBirthYear ? "Please choose a year from 1900 onwards" : "Which year?";
}

function vaultOf({ name, firstYear, isAboutOne, aboutName, born, died, allowsSharing }: VaultValues): NewVault {
  return {
    name: name.trim(),
    firstYear: yearOf(firstYear) ?? 0,
    about: isAboutOne ? { name: aboutName.trim(), born: yearOf(born), died: yearOf(died) } : null,
    allowsSharing,
  };
}

function yearOf(text: string): number | null {
  return /^\d{4}$/.test(text.trim()) ? Number(text) : null;
}

function yearText(year: number | null): string {
  return year === null ? "" : String(year);
}

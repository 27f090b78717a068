import type { BackupContents } from "@lane/contract/restoring.ts";

import { readerLanguages } from "#lib/reader-languages.ts";

const language = readerLanguages().find((tag) => tag.startsWith("en-")) ?? "en-GB";
const moment = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" });
const figures = new Intl.NumberFormat(language);

export const figure = (count: number): string => figures.format(count);

export function momentOf(madeAt: number | null, name: string): string {
  return madeAt === null ? name : moment.format(madeAt);
}

export function contentsLine({ accounts, rows, files, bytes }: BackupContents): string {
  return [counted(accounts, "account"), counted(rows, "row"), `${counted(files, "file")} (${sizeOf(bytes)})`].join(
    ", ",
  );
}

function counted(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
}

function sizeOf(bytes: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const size = { style: "unit", unit: units[step] ?? "byte", maximumFractionDigits: step > 2 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language, size).format(bytes / 1000 ** step);
}

import { displayLocale } from "./i18n.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "3.4 MB", in steps of 1024 like the limits. */
export function sizeText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const amount = bytes / 1024 ** step;
  const maximumFractionDigits = step < 2 || amount >= 100 ? 0 : 1;
  // The short unit name of a byte has no plural: "0 byte".
  const unitDisplay = step === 0 ? "long" : "short";
  const unit = { style: "unit", unit: units[step], unitDisplay } as const;
  return new Intl.NumberFormat(displayLocale(), { ...unit, maximumFractionDigits }).format(amount);
}

/** "1:05" or "1:02:03". */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}

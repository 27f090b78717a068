const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const gigabyte = 1024 ** 3;

/** Roughly how long: "5 minutes". */
export function spanText(ms: number): string {
  if (ms >= 2 * day) return `${Math.floor(ms / day)} days`;
  if (ms >= 2 * hour) return `${Math.floor(ms / hour)} hours`;
  if (ms >= 2 * minute) return `${Math.floor(ms / minute)} minutes`;
  if (ms >= minute) return "1 minute";
  return ms >= 2 * second ? `${Math.floor(ms / second)} seconds` : "a moment";
}

export function agoText(at: number | null, now: number): string {
  return at === null ? "never" : `${spanText(Math.max(0, now - at))} ago`;
}

export function bytesText(bytes: number): string {
  return bytes >= gigabyte ? `${(bytes / gigabyte).toFixed(1)} GB` : `${Math.floor(bytes / 1024 ** 2)} MB`;
}

export function countText(count: number, one: string, several: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : several}`;
}

import { expect, test } from "vitest";

import { instantIn } from "#lib/moments.ts";

import { snapshotsToKeep } from "./retention.ts";
import { momentOfSnapshot, snapshotNameAt } from "./snapshot.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const now = instantIn("2026-11-19T12:30:00.000Z");

/** What is kept of a backup every hour for so long, with the removal after each of them. */
function keptOf(days: number): number[] {
  let names: string[] = [];
  for (let moment = now - days * dayMs; moment <= now; moment += hourMs) {
    names.push(snapshotNameAt(moment));
    const kept = snapshotsToKeep(names, moment);
    names = names.filter((name) => kept.has(name));
  }
  return names.map((name) => now - (momentOfSnapshot(name) ?? 0));
}

test("of hourly backups there are 24 hours, a week of days, and a month of weeks", () => {
  const ages = keptOf(90);

  expect(ages.filter((age) => age < dayMs)).toHaveLength(24);
  expect(ages.filter((age) => age >= dayMs && age < 8 * dayMs).length).toBeGreaterThanOrEqual(7);
  expect(ages.filter((age) => age >= 8 * dayMs).length).toBeGreaterThanOrEqual(3);
  expect(ages.length).toBeLessThan(40);
});

test("nothing that was deleted is kept for more than 35 days", () => {
  expect(Math.max(...keptOf(120))).toBeLessThan(35 * dayMs);
});

test("the newest backup stays, however old it is, and so do files that are not ours", () => {
  const old = snapshotNameAt(now - 400 * dayMs);
  const older = snapshotNameAt(now - 401 * dayMs);

  expect(snapshotsToKeep([older, old, "notes"], now)).toEqual(new Set([old, "notes"]));
});

test("of backups made in one hour the newest stays", () => {
  const [first, second] = [snapshotNameAt(now - 120_000), snapshotNameAt(now)];

  expect(snapshotsToKeep([first, second], now)).toEqual(new Set([second]));
});

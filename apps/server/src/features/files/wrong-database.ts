/** So few orphans are removed even where the database names fewer blobs than that. */
const unsuspiciousOrphans = 100;

/** More blobs without a row than with one: this is probably not the database that they belong to. */
export function isWrongDatabase(orphans: number, named: number): boolean {
  return orphans > Math.max(named, unsuspiciousOrphans);
}

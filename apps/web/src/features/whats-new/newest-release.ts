// Texts, not an object: a build copies them to where they are used, so that home loads nothing else of the releases.

/** The version of this release, as in `package.json`. */
export const newestVersion = "1.0.0";
/** The day it was made, as in `CHANGELOG.md`. */
export const newestDay = "2026-11-19";
/** Where a device remembers the newest version whose news its reader has seen, or did not want to. */
export const seenVersionKey = "seenVersion";

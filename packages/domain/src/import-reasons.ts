/** Why an entry or file of a source cannot be imported. */
export const unreadableReasons = [
  "unsafe-name",
  "duplicate-name",
  "not-a-file",
  "encrypted",
  "damaged",
  "truncated",
  "bomb",
  "too-many",
  "too-large",
  "unknown-format",
  "not-json",
  "no-such-shape",
  "text-too-long",
  "date-outside",
  "missing-media",
  "too-many-media",
  "no-room",
  /** Its bytes are not what its name says. */
  "not-accepted",
  /** Its name says that it is no picture, film or sound that we take. */
  "kind-not-kept",
  "lay-in-bin",
  /** Its edited version is imported instead. */
  "replaced-by-edit",
  "empty",
] as const;

export type UnreadableReason = (typeof unreadableReasons)[number];

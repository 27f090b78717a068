/** Why something of an archive cannot be brought along. */
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
  /** What the person made of it comes along. */
  "replaced-by-edit",
  "empty",
] as const;

export type UnreadableReason = (typeof unreadableReasons)[number];

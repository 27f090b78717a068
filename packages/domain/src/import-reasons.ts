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
  "not-accepted",
  "empty",
] as const;

export type UnreadableReason = (typeof unreadableReasons)[number];

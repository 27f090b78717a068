import type { ImportReason } from "@lane/contract/imports.ts";
import { useLingui } from "@lingui/react/macro";

/** Why something does not come along. */
export function useReasonText(): (reason: ImportReason) => string {
  const { t } = useLingui();
  const words: Record<ImportReason, string> = {
    "unsafe-name": t`Its name points outside the zip, so it was left alone.`,
    "duplicate-name": t`Two files have this name.`,
    "not-a-file": t`It is a link or a device, not a file.`,
    encrypted: t`It is locked with a password. Please make it again without one.`,
    damaged: t`It is damaged.`,
    truncated: t`It ends too early. Please download it once more.`,
    bomb: t`It would unpack to far more than it says.`,
    "too-many": t`There are too many files in it.`,
    "too-large": t`It is too large.`,
    "unknown-format": t`We do not know this kind of file.`,
    "not-json": t`It cannot be read.`,
    "no-such-shape": t`It is not built the way we know.`,
    "text-too-long": t`Its text is too long for one memory.`,
    "date-outside": t`Its date is too long ago, or has not come yet.`,
    "missing-media": t`This file is named, but it is not in there.`,
    "too-many-media": t`It has more files than one memory can hold; the first ones come along.`,
    "no-room": t`There is no room for another one like it.`,
    "not-accepted": t`It is not the picture, film or sound its name says.`,
    "kind-not-kept": t`We do not keep this kind of file.`,
    "lay-in-bin": t`It lay in the bin.`,
    "replaced-by-edit": t`Your edited version is imported instead.`,
    empty: t`It is empty.`,
    gone: t`What you sent is no longer here. Please send it once more.`,
  };
  return (reason) => words[reason];
}

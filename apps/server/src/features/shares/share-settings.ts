import type { NewShare } from "@lane/contract/shares.ts";
import type { ShareShown } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";

import type { ShareSettings } from "./shares.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;

export type ShareChange = Pick<
  NewShare,
  "expiresInDays" | "passphrase" | "shows" | "allowsAnswers" | "allowsCopies"
> & {
  readonly label?: string | undefined;
};

export const firstSettings: ShareSettings = {
  label: null,
  passphraseHash: null,
  version: 1,
  shows: { text: true, pictures: true, sound: true, name: true },
  allowsAnswers: true,
  allowsCopies: false,
  expiresAt: null,
};

/** The hash of the passphrase in a change: null for none, undefined where it stays. Slow, so before the transaction. */
export async function hashedPassphrase(
  { passphrase }: Pick<ShareChange, "passphrase">,
  hash: (passphrase: string) => Promise<string>,
): Promise<string | null | undefined> {
  return typeof passphrase === "string" ? hash(passphrase) : passphrase;
}

/** The settings of a share after a change; what was not named stays. */
export function changedSettings(
  before: ShareSettings,
  { expiresInDays, shows, allowsAnswers, allowsCopies, label }: ShareChange,
  { passphraseHash, now }: { readonly passphraseHash: string | null | undefined; readonly now: number },
): ShareSettings {
  const isSamePassphrase = passphraseHash === undefined;
  return {
    label: label ?? before.label,
    shows: shownBy(shows, before.shows),
    allowsAnswers: allowsAnswers ?? before.allowsAnswers,
    allowsCopies: allowsCopies ?? before.allowsCopies,
    expiresAt: expiresInDays === undefined ? before.expiresAt : endAfter(expiresInDays, now),
    passphraseHash: isSamePassphrase ? before.passphraseHash : passphraseHash,
    version: before.version + (isSamePassphrase ? 0 : 1),
  };
}

function endAfter(days: number | null, now: number): number | null {
  return days === null ? null : now + days * dayMs;
}

function shownBy(change: NewShare["shows"], before: ShareShown): ShareShown {
  const shows = { ...before, ...definedOf(change ?? {}) };
  if (!shows.text && !shows.pictures && !shows.sound) {
    const text = "Please choose at least one thing to show";
    throw new AppError("invalid_input", text, { fields: { shows: text } });
  }
  return shows;
}

function definedOf(change: NonNullable<NewShare["shows"]>): Partial<ShareShown> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

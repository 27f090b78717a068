import type { ProfileChange, UserDetails } from "@lane/contract/profile.ts";
import { ageProblem } from "@lane/domain/account-checks.ts";
import type { Language } from "@lane/domain/languages.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

/** A file id, or the address of a file that contains it. */
const fileIdPattern = /^(?:\/api\/media\/)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\?|$)/;

interface ProfileDeps {
  readonly accounts: ProfileAccounts;
  readonly passwords: {
    accept(password: string, context: ProfileAccount, field: string): Promise<string>;
    check(who: string, stored: string, password: string): Promise<boolean>;
  };
  readonly cities: { findById(cityId: string): Promise<{ name: string } | undefined> };
  readonly media: ProfileMedia;
  readonly codes: { killAll(address: string): Promise<void> };
  readonly sessions: { endAll(accountId: string, exceptSessionId?: string): Promise<void> };
  readonly notices: Notices;
  readonly clock: Clock;
  readonly transact: Transact;
}

export function createProfileService(deps: ProfileDeps) {
  const { accounts, passwords, cities, media, codes, sessions, notices, clock, transact } = deps;

  async function getAccount({ accountId }: Viewer): Promise<ProfileAccount> {
    const account = await accounts.findById(accountId);
    if (!account) throw new AppError("not_found", "Account not found");
    return account;
  }

  async function changePassword(viewer: Viewer, oldPassword: string | undefined, password: string): Promise<void> {
    const account = await getAccount(viewer);
    if (!oldPassword) throw refused("oldPassword", "Old password is required");
    if (!(await passwords.check(`account:${account.id}`, account.passwordHash, oldPassword))) {
      throw refused("oldPassword", "The old password isn't right");
    }
    const passwordHash = await passwords.accept(password, account, "password");
    await transact(async () => {
      await accounts.change(account.id, { passwordHash });
      await sessions.endAll(account.id, viewer.sessionId);
      await codes.killAll(account.email);
      await notices.post({ kind: "password-changed", email: account.email });
    });
  }

  /** A city of the list comes with its name; a typed name has no city id. */
  async function chosenCity({ cityId, cityName }: ProfileChange) {
    if (cityId === undefined) return cityName === undefined ? {} : { cityId: null, cityName };
    const city = await cities.findById(cityId);
    if (!city) throw refused("cityId", "We can't find this city");
    return { cityId, cityName: city.name };
  }

  async function chosenPicture({ accountId }: Viewer, image: string | null | undefined) {
    if (image === undefined) return {};
    if (image === null) return { avatarFileId: null };
    const avatarFileId = fileIdPattern.exec(image)?.[1];
    if (avatarFileId === undefined || !(await media.hasPicture(accountId, avatarFileId))) {
      throw refused("image", "We can't find this photo");
    }
    return { avatarFileId };
  }

  return {
    details: async (viewer: Viewer): Promise<UserDetails> => presented(viewer, await getAccount(viewer), media),

    async update(viewer: Viewer, change: ProfileChange): Promise<void> {
      if (Object.keys(change).length === 0) throw new AppError("invalid_input", "There's nothing to change");
      const { oldPassword, password, image, cityId: _, cityName: __, ...plain } = change;
      if (plain.dateOfBirth !== undefined) {
        const problem = ageProblem(plain.dateOfBirth, clock.now());
        if (problem) throw refused("dateOfBirth", problem);
      }
      const city = await chosenCity(change);
      const picture = await chosenPicture(viewer, image);
      if (password !== undefined || oldPassword !== undefined)
        await changePassword(viewer, oldPassword, password ?? "");
      await accounts.change(viewer.accountId, { ...plain, ...city, ...picture });
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;

function refused(field: string, sentence: string): AppError {
  return new AppError("invalid_input", sentence, { fields: { [field]: sentence } });
}

/** The fields of an account that its owner sees. */
export function presented(
  viewer: Viewer,
  account: ProfileAccount,
  media: Pick<ProfileMedia, "addressOf">,
): UserDetails {
  const { id, firstName, lastName, email, cityId, cityName, isReflectionPrompt, avatarFileId, language } = account;
  return {
    id,
    firstName,
    lastName,
    email,
    dateOfBirth: `${account.dateOfBirth}T00:00:00.000Z`,
    image: avatarFileId === null ? null : media.addressOf(viewer, avatarFileId),
    cityId,
    cityName,
    isReflectionPrompt,
    language,
  };
}

/** What the profile needs from accounts. Satisfied by the accounts service in app/compose.ts. */
export interface ProfileAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly cityId: string | null;
  readonly cityName: string | null;
  readonly isReflectionPrompt: boolean;
  readonly avatarFileId: string | null;
  readonly language: Language;
}

type ProfileAccountChange = { readonly [K in keyof Omit<ProfileAccount, "id">]?: ProfileAccount[K] | undefined };

export interface ProfileAccounts {
  findById(accountId: string): Promise<ProfileAccount | undefined>;
  findByEmail(email: string): Promise<ProfileAccount | undefined>;
  /** An undefined field stays as it is. */
  change(accountId: string, change: ProfileAccountChange): Promise<void>;
  /** False when the account is no longer active. */
  deactivate(accountId: string): Promise<boolean>;
  /** Removes the account's memories, in batches. */
  empty(accountId: string): Promise<void>;
  erase(accountId: string): Promise<void>;
}

/** What the profile needs from pictures. Satisfied by the media service in app/compose.ts. */
export interface ProfileMedia {
  hasPicture(accountId: string, fileId: string): Promise<boolean>;
  addressOf(viewer: Viewer, fileId: string): string;
  forgetAll(accountId: string): Promise<void>;
}

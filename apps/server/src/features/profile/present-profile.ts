import type { UserDetails } from "@lane/contract/profile.ts";

import type { Viewer } from "#lib/viewer.ts";

import type { ProfileAccount } from "./profile-accounts.ts";
import type { ProfileMedia } from "./profile-media.ts";

/** What of an account its owner sees. */
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

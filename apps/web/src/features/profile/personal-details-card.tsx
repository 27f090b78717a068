import { useLingui } from "@lingui/react/macro";

import { classNames } from "#lib/class-names.ts";

import { NewAddressSheet } from "./overlays.ts";
import { PencilButton } from "./pencil-button.tsx";
import { PersonalDetailsForm } from "./personal-details-form.tsx";
import { PersonalDetailsView } from "./personal-details-view.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { ProfilePicture } from "./profile-picture.tsx";
import type { Profile } from "./profile.queries.ts";
import { useAddressChange } from "./use-address-change.ts";
import { useEditing } from "./use-editing.ts";

/** Read-only until the pencil is pressed. A new address is not kept before its code has come back. */
export function PersonalDetailsCard({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const { isEditing, pencil, open, close } = useEditing();
  const change = useAddressChange(profile.id);

  function handleSaved(newEmail: string | undefined) {
    close();
    if (newEmail !== undefined) change.open(newEmail);
  }

  return (
    <ProfileCard
      title={t`Personal details`}
      action={isEditing ? null : <PencilButton label={t`Edit personal details`} ref={pencil} onClick={open} />}
      overlay={<NewAddressSheet change={change} />}
    >
      <div className={classNames("grid gap-6", !isEditing && "sm:grid-cols-[200px_1fr] sm:gap-8")}>
        <ProfilePicture profile={profile} isEditing={isEditing} />
        {isEditing ? (
          <PersonalDetailsForm profile={profile} onSaved={handleSaved} onCancel={close} />
        ) : (
          <PersonalDetailsView profile={profile} change={change} />
        )}
      </div>
    </ProfileCard>
  );
}

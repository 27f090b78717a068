import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { NewAddressSheet } from "./new-address-sheet.tsx";
import { PencilButton } from "./pencil-button.tsx";
import { PersonalDetailsForm } from "./personal-details-form.tsx";
import { PersonalDetailsView } from "./personal-details-view.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { ProfilePicture } from "./profile-picture.tsx";
import type { Profile } from "./profile.queries.ts";
import { useAddressChange } from "./use-address-change.ts";

/** Read-only until the pencil is pressed. A new address is not kept before its code has come back. */
export function PersonalDetailsCard({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const change = useAddressChange(profile.id);

  function handleSaved(newEmail: string | undefined) {
    setIsEditing(false);
    if (newEmail !== undefined) change.open(newEmail);
  }

  return (
    <ProfileCard
      title={t`Personal details`}
      action={isEditing ? null : <PencilButton label={t`Edit personal details`} onClick={() => setIsEditing(true)} />}
    >
      <div className="grid gap-6 sm:grid-cols-[200px_1fr]">
        <ProfilePicture profile={profile} isEditing={isEditing} />
        {isEditing ? (
          <PersonalDetailsForm profile={profile} onSaved={handleSaved} onCancel={() => setIsEditing(false)} />
        ) : (
          <PersonalDetailsView profile={profile} change={change} />
        )}
      </div>
      <NewAddressSheet change={change} />
    </ProfileCard>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { ChildhoodModal } from "./overlays.ts";
import { PencilButton } from "./pencil-button.tsx";
import { ProfileCard } from "./profile-card.tsx";
import type { Profile } from "./profile.queries.ts";

export function ChildhoodCard({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileCard
      title={t`Childhood context`}
      action={<PencilButton label={t`Change your childhood city`} onClick={() => setIsOpen(true)} />}
      overlay={<ChildhoodModal profile={profile} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    >
      <p className="text-lg wrap-anywhere" dir="auto">
        {profile.cityName ?? <Trans>No city yet</Trans>}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        <Trans>Where you grew up. Prompts about your early years begin there.</Trans>
      </p>
    </ProfileCard>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { ReflectionModal } from "./overlays.ts";
import { PencilButton } from "./pencil-button.tsx";
import { ProfileCard } from "./profile-card.tsx";
import type { Profile } from "./profile.queries.ts";

export function ReflectionCard({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileCard
      title={t`Reflection style`}
      action={<PencilButton label={t`Change your reflection style`} onClick={() => setIsOpen(true)} />}
      overlay={<ReflectionModal profile={profile} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    >
      <p className="text-lg">{profile.isReflectionPrompt ? t`Yes` : t`No`}</p>
      <p className="mt-1 text-sm text-ink-soft">
        <Trans>Whether prompts may touch on what is spiritual to you.</Trans>
      </p>
    </ProfileCard>
  );
}

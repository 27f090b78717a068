import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, useState } from "react";

import { PencilButton, ProfileCard } from "./profile-card.tsx";
import type { Profile } from "./profile.queries.ts";

// The modals of a profile are loaded after its cards: with them the page would be half as large again.
const ChildhoodModal = lazy(async () => ({
  default: (await import("./childhood-and-reflection-modals.tsx")).ChildhoodModal,
}));
const ReflectionModal = lazy(async () => ({
  default: (await import("./childhood-and-reflection-modals.tsx")).ReflectionModal,
}));

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
        <Trans>Where you grew up. It helps us ask about your early years.</Trans>
      </p>
    </ProfileCard>
  );
}

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
        <Trans>Whether you'd like spiritual questions, too.</Trans>
      </p>
    </ProfileCard>
  );
}

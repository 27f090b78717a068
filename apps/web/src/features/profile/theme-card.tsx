import { useLingui } from "@lingui/react/macro";

import { ThemeSwitch } from "#ui/theme-switch.tsx";

import { ProfileCard } from "./profile-card.tsx";

export function ThemeCard() {
  const { t } = useLingui();
  return (
    <ProfileCard title={t`Theme`}>
      <ThemeSwitch />
    </ProfileCard>
  );
}

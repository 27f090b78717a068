import { Trans, useLingui } from "@lingui/react/macro";

import { LanguageSwitch } from "#ui/language-switch.tsx";

import { ProfileCard } from "./profile-card.tsx";

/** Kept in this browser: a family that shares an account need not share a language. */
export function LanguageCard() {
  const { t } = useLingui();
  return (
    <ProfileCard title={t`Language`}>
      <p className="mb-4 text-ink-soft">
        <Trans>Dates and numbers follow it, here in this browser. Our mails come in English.</Trans>
      </p>
      <LanguageSwitch />
    </ProfileCard>
  );
}

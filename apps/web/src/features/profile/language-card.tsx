import { Trans, useLingui } from "@lingui/react/macro";

import { followLanguage } from "#api/follow-language.ts";
import { LanguageSwitch } from "#ui/language-switch.tsx";

import { ProfileCard } from "./profile-card.tsx";

/** Kept in this browser: a family that shares an account need not share a language. Only mails have to choose. */
export function LanguageCard() {
  const { t } = useLingui();
  return (
    <ProfileCard title={t`Language`}>
      <p className="mb-4 text-ink-soft">
        <Trans>
          Dates, numbers and questions follow it, here in this browser. Our mails come in the one you chose last.
        </Trans>
      </p>
      <LanguageSwitch onChosen={(language) => void followLanguage(language)} />
    </ProfileCard>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";

import { LanguageSwitch } from "#ui/language-switch.tsx";

import { FormFailure } from "./form-parts.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { useUpdateProfile } from "./profile.queries.ts";

/**
 * Stored in this browser, because a family that shares an account need not share a language. On the server it is only
 * the language of mails.
 */
export function LanguageCard() {
  const { t } = useLingui();
  const update = useUpdateProfile();
  return (
    <ProfileCard title={t`Language`}>
      <p className="mb-4 text-ink-soft">
        <Trans>
          Used for dates, numbers and questions in this browser. Our emails use the language you chose last.
        </Trans>
      </p>
      <LanguageSwitch onChosen={(language) => update.mutate({ language })} />
      <FormFailure summary={t`Failed to update profile`} error={update.error} />
    </ProfileCard>
  );
}

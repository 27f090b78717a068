import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#ui/button.tsx";

import { shownBirthDate } from "./birth-date.ts";
import type { Profile } from "./profile.queries.ts";
import type { AddressChange } from "./use-address-change.ts";

interface PersonalDetailsViewProps {
  readonly profile: Profile;
  readonly change: AddressChange;
}

export function PersonalDetailsView({ profile, change }: PersonalDetailsViewProps) {
  const { t } = useLingui();
  const facts = [
    [t`First name`, profile.firstName],
    [t`Last name`, profile.lastName],
    [t`Email`, profile.email],
    [t`Date of birth`, shownBirthDate(profile.dateOfBirth)],
  ] as const;
  return (
    <div className="min-w-0">
      <dl className="grid gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-lg wrap-anywhere" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {change.pending ? <WaitingForCode email={change.pending.email} change={change} /> : null}
    </div>
  );
}

function WaitingForCode({ email, change }: { readonly email: string; readonly change: AddressChange }) {
  const { t } = useLingui();
  return (
    <div className="mt-5 rounded-[10px] border border-rule bg-paper p-4">
      <p className="wrap-anywhere">
        <Trans>We mailed a code to {email}. Your address changes once you enter it.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={change.openCode}>{t`Enter the code`}</Button>
        <Button variant="quiet" onClick={change.forget}>{t`Keep the old address`}</Button>
      </div>
    </div>
  );
}

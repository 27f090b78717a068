import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";

import { PencilButton, ProfileCard } from "./profile-card.tsx";
import { ProfilePicture } from "./profile-picture.tsx";
import { birthDateOf, type Profile } from "./profile.queries.ts";
import { type AddressChange, useAddressChange } from "./use-address-change.ts";

// Preloaded with the card, so that the edit button opens the form at once.
const loadForm = async () => import("./personal-details-form.tsx");
const PersonalDetailsForm = lazy(async () => ({ default: (await loadForm()).PersonalDetailsForm }));
const NewAddressSheet = lazy(async () => ({ default: (await import("./new-address-sheet.tsx")).NewAddressSheet }));

/** Read-only until the edit button is pressed. A new address is not saved before its code is confirmed. */
export function PersonalDetailsCard({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const { isEditing, pencil, open, close } = useEditing();
  const change = useAddressChange(profile.id);

  useEffect(() => {
    // Without a connection, pressing the edit button loads it again.
    loadForm().catch(() => undefined);
  }, []);

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
          <Suspense>
            <PersonalDetailsForm profile={profile} onSaved={handleSaved} onCancel={close} />
          </Suspense>
        ) : (
          <PersonalDetailsView profile={profile} change={change} />
        )}
      </div>
    </ProfileCard>
  );
}

/** Whether the fields are open. Closing them returns the focus to the edit button. */
function useEditing() {
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);

  useEffect(() => {
    if (!isEditing && hasEdited.current) pencil.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);

  return { isEditing, pencil, open: () => setIsEditing(true), close: () => setIsEditing(false) };
}

interface PersonalDetailsViewProps {
  readonly profile: Profile;
  readonly change: AddressChange;
}

function PersonalDetailsView({ profile, change }: PersonalDetailsViewProps) {
  const { t } = useLingui();
  const facts = [
    [t`First name`, profile.firstName],
    [t`Last name`, profile.lastName],
    [t`Email`, profile.email],
    [t`Date of birth`, birthDateText(profile)],
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

/** As the profile shows it: dd-M-yyyy. */
function birthDateText(profile: Profile): string {
  const born = birthDateOf(profile);
  if (!born) return "";
  return `${String(born.day).padStart(2, "0")}-${born.month}-${String(born.year).padStart(4, "0")}`;
}

function WaitingForCode({ email, change }: { readonly email: string; readonly change: AddressChange }) {
  const { t } = useLingui();
  return (
    <div className="mt-5 rounded-[10px] border border-rule bg-paper p-4">
      <p className="wrap-anywhere">
        <Trans>We emailed a code to {email}. Your address changes once you enter it.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={change.openCode}>{t`Enter the code`}</Button>
        <Button variant="quiet" onClick={change.forget}>{t`Keep the old address`}</Button>
      </div>
    </div>
  );
}

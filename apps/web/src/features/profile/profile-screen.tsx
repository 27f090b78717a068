import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

import { AccountCard } from "./account-card.tsx";
import { ChildhoodCard } from "./childhood-and-reflection-cards.tsx";
import { DeviceCard } from "./device-card.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { type Keepsakes, KeepsakesCard } from "./keepsakes-card.tsx";
import { LanguageCard } from "./language-card.tsx";
import { forgetPendingAddress } from "./pending-address.ts";
import { PersonalDetailsCard } from "./personal-details-card.tsx";
import { ProfileBanner } from "./profile-banner.tsx";
import { ProfileColumns } from "./profile-columns.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { type Profile, useProfile } from "./profile.queries.ts";
import { PromptsCard } from "./prompts-card.tsx";
import { ReflectionCard } from "./reflection-card.tsx";
import { StorageCard } from "./storage-cards.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";
import { VaultCard } from "./vault-card.tsx";

interface ProfileScreenProps {
  /** Left out where there are no plans. */
  readonly plansLink: ReactNode;
  readonly keepsakes: Keepsakes;
  readonly onLogOut: () => void;
  /** The server has already ended this session, so only the browser still has to learn of it. */
  readonly onSessionEnded: () => void;
}

export function ProfileScreen(props: ProfileScreenProps) {
  const { data, error, isFetching, refetch } = useProfile();
  return (
    <>
      <ProfileBanner firstName={data?.firstName} />
      {data ? <ProfileCards profile={data} {...props} /> : null}
      {!data && !error ? <ProfileSkeleton /> : null}
      {!data && error ? (
        <ProfileFailure text={readErrorText(error)} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </>
  );
}

interface ProfileCardsProps extends ProfileScreenProps {
  readonly profile: Profile;
}

function ProfileCards({ profile, plansLink, keepsakes, onLogOut, onSessionEnded }: ProfileCardsProps) {
  return (
    <ProfileColumns
      first={
        <>
          <PersonalDetailsCard profile={profile} />
          <div className="grid gap-6 sm:grid-cols-2">
            <ChildhoodCard profile={profile} />
            <ReflectionCard profile={profile} />
          </div>
          <PromptsCard />
          <LanguageCard />
          <DevicesCard onSessionEnded={leaving(onSessionEnded)} />
        </>
      }
      second={
        <>
          <VaultCard />
          {plansLink ? <SubscriptionCard plansLink={plansLink} /> : null}
          <StorageCard />
          <DeviceCard />
          <KeepsakesCard {...keepsakes} />
          <AccountCard email={profile.email} onLogOut={leaving(onLogOut)} onSessionEnded={leaving(onSessionEnded)} />
        </>
      }
    />
  );
}

/** Whoever uses this browser next should not find somebody's new address in it. */
function leaving(leave: () => void): () => void {
  return () => {
    forgetPendingAddress();
    leave();
  };
}

interface ProfileFailureProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function ProfileFailure({ text, isBusy, onRetry }: ProfileFailureProps) {
  const { t } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-rule bg-card shadow-soft">
      <EmptyState
        motif={<Stone memoryId="profile-failure" className="h-16" />}
        title={t`Failed to get profile`}
        actions={<Button busy={isBusy} onClick={onRetry}>{t`Try Again`}</Button>}
      >
        {text}
      </EmptyState>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { RopeStroke } from "#ui/motifs/rope.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { AccountCard } from "./account-card.tsx";
import { ChildhoodCard, ReflectionCard } from "./childhood-and-reflection-cards.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { type Keepsakes, KeepsakesCard } from "./keepsakes-card.tsx";
import { LanguageCard } from "./language-card.tsx";
import { PersonalDetailsCard } from "./personal-details-card.tsx";
import { type Profile, useProfile } from "./profile.queries.ts";
import { PromptsCard } from "./prompts-card.tsx";
import { DeviceCard, StorageCard } from "./storage-cards.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";
import { forgetPendingAddress } from "./use-address-change.ts";
import { VaultCard } from "./vault-card.tsx";

const rope = { lengthPx: 1200, waveHeight: 7, waveLength: 420 };

interface ProfileScreenProps {
  /** Left out where there are no plans. */
  readonly plansLink: ReactNode;
  readonly keepsakes: Keepsakes;
  readonly onLogOut: () => void;
  /** The server has already ended this session; the browser only has to drop its tokens. */
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

/** Removes the pending new address, so that the next user of this browser does not find it. */
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

/** The heading has the first name, once it is loaded. */
function ProfileBanner({ firstName }: { readonly firstName: string | undefined }) {
  const { t } = useLingui();
  return (
    <div className="relative mb-8 overflow-hidden rounded-card border border-rule bg-dusk-high">
      <EveningHills />
      <div className="relative px-6 pt-8 pb-26 sm:px-10 sm:w-3/5 sm:pt-12 sm:pb-16">
        <PageHeading title={firstName === undefined ? t`Profile` : t`${firstName} Profile`}>
          <p>
            <Trans>Who you are here, and how you like to be asked. All of it is yours to change.</Trans>
          </p>
        </PageHeading>
      </div>
    </div>
  );
}

function EveningHills() {
  return (
    <svg
      viewBox="0 0 1120 280"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-32 w-full sm:h-full"
    >
      <circle cx="930" cy="150" r="92" className="fill-dusk-sun" opacity="0.2" />
      <circle cx="930" cy="150" r="54" className="fill-dusk-sun" />
      <path d="M420 280C560 218 700 196 820 186 930 176 1040 150 1120 128V280Z" className="fill-hill-far" />
      <path d="M0 280C160 246 330 240 520 244 720 248 920 226 1120 176V280Z" className="fill-hill-mid" />
      <path d="M0 280C240 256 520 262 760 260 900 258 1020 244 1120 226V280Z" className="fill-hill-near" />
      <g transform="translate(-20 270)">
        <RopeStroke shape={rope} thickness={11} />
      </g>
    </svg>
  );
}

interface ProfileColumnsProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

function ProfileColumns({ first, second }: ProfileColumnsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
      <div className="grid min-w-0 gap-6">{first}</div>
      <div className="grid min-w-0 gap-6 sm:max-lg:grid-cols-2">{second}</div>
    </div>
  );
}

/** Each skeleton is as tall as the card that replaces it. */
function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <ProfileColumns
        first={
          <>
            <Skeleton className="h-150 rounded-card sm:h-94" />
            <div className="grid gap-6 sm:grid-cols-2">
              <Skeleton className="h-47 rounded-card lg:max-xl:h-58" />
              <Skeleton className="h-47 rounded-card lg:max-xl:h-58" />
            </div>
            <Skeleton className="h-93 rounded-card sm:h-68" />
          </>
        }
        second={
          <>
            <Skeleton className="h-69 rounded-card sm:h-64" />
            <Skeleton className="h-59 rounded-card sm:max-lg:h-64" />
            <Skeleton className="h-84 rounded-card lg:h-77 xl:h-63" />
            <Skeleton className="h-84 rounded-card" />
          </>
        }
      />
    </SkeletonGroup>
  );
}

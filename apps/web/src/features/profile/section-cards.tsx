import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { AccountCard } from "./account-card.tsx";
import { ChildhoodCard, ReflectionCard } from "./childhood-and-reflection-cards.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { DownloadCards, type Downloads } from "./download-cards.tsx";
import { type Family, FamilyCards } from "./family-cards.tsx";
import { LanguageCard } from "./language-card.tsx";
import { LifeTopicsCard } from "./life-topics-card.tsx";
import { MailsCard } from "./mails-card.tsx";
import { PersonalDetailsCard } from "./personal-details-card.tsx";
import { ProfileCard, TitledCards } from "./profile-card.tsx";
import type { ProfileSection } from "./profile-sections.ts";
import type { Profile } from "./profile.queries.ts";
import { PromptsCard } from "./prompts-card.tsx";
import { DeviceCard, StorageCard } from "./storage-cards.tsx";
import { ThemeCard } from "./theme-card.tsx";

interface SectionCardsProps {
  readonly profile: Profile;
  readonly downloads: Downloads;
  readonly family: Family;
  /** The plan of this member, passed in because it belongs to another feature. */
  readonly plan: ReactNode;
  /** Whether recordings are written down, passed in because it belongs to another feature. */
  readonly recordings: ReactNode;
  readonly onSessionEnded: () => void;
}

export function SectionCards({ section, ...props }: SectionCardsProps & { readonly section: ProfileSection }) {
  const Cards = cardsOf[section];
  return <Cards {...props} />;
}

const cardsOf: Record<ProfileSection, (props: SectionCardsProps) => ReactNode> = {
  details: ({ profile }) => <PersonalDetailsCard profile={profile} />,
  preferences: Preferences,
  mails: () => <MailsCard />,
  family: ({ family }) => <FamilyCards {...family} />,
  plan: Plan,
  downloads: ({ downloads }) => <DownloadCards {...downloads} />,
  storage: Storage,
  devices: ({ onSessionEnded }) => <DevicesCard onSessionEnded={onSessionEnded} />,
  security: ({ profile, onSessionEnded }) => <AccountCard email={profile.email} onSessionEnded={onSessionEnded} />,
};

function Preferences({ profile, recordings }: SectionCardsProps) {
  const { t } = useLingui();
  return (
    <TitledCards title={t`Questions and language`}>
      <div className="grid gap-6 sm:grid-cols-2">
        <ChildhoodCard profile={profile} />
        <ReflectionCard profile={profile} />
      </div>
      <LifeTopicsCard />
      <PromptsCard />
      <ProfileCard title={t`Recordings`}>{recordings}</ProfileCard>
      <LanguageCard />
      <ThemeCard />
    </TitledCards>
  );
}

function Plan({ plan }: SectionCardsProps) {
  const { t } = useLingui();
  return <ProfileCard title={t`Subscriptions`}>{plan}</ProfileCard>;
}

function Storage() {
  const { t } = useLingui();
  return (
    <TitledCards title={t`Storage`}>
      <StorageCard />
      <DeviceCard />
    </TitledCards>
  );
}

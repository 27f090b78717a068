import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { ProfileCard } from "./profile-card.tsx";

export interface Family {
  readonly vaults: ReactNode;
  readonly guests: ReactNode;
}

/** Vaults and guests, passed in because they belong to another feature. */
export function FamilyCards({ vaults, guests }: Family) {
  const { t } = useLingui();
  return (
    <>
      <ProfileCard title={t`Family Vault management`}>{vaults}</ProfileCard>
      <ProfileCard title={t`Guests`}>{guests}</ProfileCard>
    </>
  );
}

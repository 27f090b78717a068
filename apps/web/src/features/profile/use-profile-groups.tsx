import { useLingui } from "@lingui/react/macro";
import {
  BookOpen,
  CreditCard,
  Download,
  HardDrive,
  KeyRound,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Newspaper,
  Upload,
  Settings2,
  UserRound,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";

import type { ProfileLinks } from "./profile-links.ts";
import type { ProfileSection } from "./profile-sections.ts";
import { ArchiveState, DevicesState, StorageState } from "./row-states.tsx";

export interface ProfileRow {
  readonly name: string;
  /** What is in it, or how it is now. */
  readonly text: ReactNode;
  readonly Icon: LucideIcon;
  /** A section of the profile, or the link to another page. */
  readonly opens: ProfileSection | ProfileLinks["BookLink"];
}

export interface ProfileGroup {
  readonly name: string;
  readonly rows: readonly ProfileRow[];
}

/** The whole profile in groups of rows. A new part of it gets its row here and its cards in `SectionCards`. */
export function useProfileGroups(links: ProfileLinks, hasPlans: boolean): readonly ProfileGroup[] {
  const { BookLink, ImportLink, WhatsNewLink } = links;
  const { t } = useLingui();
  const you: readonly ProfileRow[] = [
    { opens: "details", name: t`Personal details`, text: t`Name, picture, birthday, email`, Icon: UserRound },
    {
      opens: "preferences",
      name: t`Questions and language`,
      text: t`Your town, questions, theme`,
      Icon: Settings2,
    },
    { opens: "mails", name: t`Emails`, text: t`What we write to you about`, Icon: Mail },
  ];
  const family: ProfileRow = { opens: "family", name: t`Family Vault`, text: t`Vaults and guests`, Icon: UsersRound };
  const plan: ProfileRow = {
    opens: "plan",
    name: t`Subscriptions`,
    text: t`Your plan and add-ons`,
    Icon: CreditCard,
  };
  const downloads: readonly ProfileRow[] = [
    {
      opens: BookLink,
      name: t`Booklet export`,
      text: t`Your years as a book`,
      Icon: BookOpen,
    },
    { opens: "downloads", name: t`Download Memory`, text: <ArchiveState />, Icon: Download },
    {
      opens: ImportLink,
      name: t`Import memories`,
      text: t`Photos, journals, an earlier export`,
      Icon: Upload,
    },
    { opens: "storage", name: t`Storage`, text: <StorageState />, Icon: HardDrive },
  ];
  const security: readonly ProfileRow[] = [
    { opens: "devices", name: t`Signed-in devices`, text: <DevicesState />, Icon: MonitorSmartphone },
    { opens: "security", name: t`Password and account`, text: t`Change, deactivate or delete`, Icon: KeyRound },
  ];
  const news: ProfileRow = {
    opens: WhatsNewLink,
    name: t`What's new`,
    text: t`What has changed in the app`,
    Icon: Newspaper,
  };
  return [
    { name: t`You and your preferences`, rows: you },
    { name: t`Family`, rows: [family] },
    ...(hasPlans ? [{ name: t`Plan`, rows: [plan] }] : []),
    { name: t`Book and downloads`, rows: downloads },
    { name: t`Security and devices`, rows: security },
    { name: t`About Down Memory Lane`, rows: [news] },
  ];
}

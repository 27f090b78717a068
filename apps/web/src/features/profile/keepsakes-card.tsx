import { useLingui } from "@lingui/react/macro";
import { BookOpen, CalendarDays, Download, type LucideIcon, PackageOpen } from "lucide-react";
import type { ReactNode } from "react";

import { ProfileCard } from "./profile-card.tsx";

export interface Keepsakes {
  readonly download: ReactNode;
  readonly book: ReactNode;
  readonly calendar: ReactNode;
  readonly arrival: ReactNode;
}

/** Exports and imports of memories, passed in because they belong to other features. */
export function KeepsakesCard({ download, book, calendar, arrival }: Keepsakes) {
  const { t } = useLingui();
  return (
    <ProfileCard title={t`Take it with you`}>
      <ul className="grid gap-6">
        <Keepsake
          Icon={Download}
          name={t`Download Memory`}
          text={t`Everything you kept, in one file that opens without us.`}
        >
          {download}
        </Keepsake>
        <Keepsake Icon={BookOpen} name={t`Booklet export`} text={t`Your years as a book, to read or to print.`}>
          {book}
        </Keepsake>
        <Keepsake
          Icon={CalendarDays}
          name={t`Calendar`}
          text={t`Memories whose day you know, for the calendar you use anyway.`}
        >
          {calendar}
        </Keepsake>
        <Keepsake
          Icon={PackageOpen}
          name={t`Bring your memories here`}
          text={t`From a download of ours, another journal, or a folder of photos.`}
        >
          {arrival}
        </Keepsake>
      </ul>
    </ProfileCard>
  );
}

interface KeepsakeProps {
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Keepsake({ Icon, name, text, children }: KeepsakeProps) {
  return (
    <li className="flex gap-4">
      <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-straw-dark" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="mb-3 text-sm text-ink-soft">{text}</p>
        {children}
      </div>
    </li>
  );
}

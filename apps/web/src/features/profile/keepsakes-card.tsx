import { Trans, useLingui } from "@lingui/react/macro";
import { BookOpen, Download } from "lucide-react";

import { ProfileCard } from "./profile-card.tsx";

/** Ways to take memories along. Both are still being built, and say so. */
export function KeepsakesCard() {
  const { t } = useLingui();
  const keepsakes = [
    { name: t`Download Memory`, text: t`Everything you kept, in one file that opens without us.`, Icon: Download },
    { name: t`Booklet export`, text: t`Your years as a book, to read or to print.`, Icon: BookOpen },
  ] as const;
  return (
    <ProfileCard title={t`Take it with you`}>
      <ul className="grid gap-4">
        {keepsakes.map(({ name, text, Icon }) => (
          <li key={name} className="flex gap-4">
            <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-straw-dark" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {name}
                <span className="rounded-pill border border-edge px-3 text-sm font-normal text-ink-soft">
                  <Trans>Coming Soon</Trans>
                </span>
              </p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </ProfileCard>
  );
}

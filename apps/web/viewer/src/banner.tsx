import type { OfflineIndex } from "@lane/contract/offline-page.ts";
import { parseCalendarDate } from "@lane/domain/calendar.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { dateText } from "#lib/date-parts.ts";
import { EveningRope } from "#ui/illustrations/evening-rope.tsx";

import { fullName } from "./person-texts.ts";

/** Who this is, and from when to when. */
export function Banner({ index }: { readonly index: OfflineIndex }) {
  const { t } = useLingui();
  const { picture, cityName } = index.person;
  const name = fullName(index);
  const birthYear = index.person.dateOfBirth.slice(0, 4);
  const lastYear = index.madeAt.slice(0, 4);
  return (
    <header className="relative mb-8 overflow-hidden rounded-card border border-rule bg-dusk-high print:mb-4 print:border-0 print:bg-transparent">
      <title>{`${name} · Down Memory Lane`}</title>
      <EveningRope />
      <div className="relative flex flex-col gap-4 px-6 pt-6 pb-24 sm:flex-row sm:items-center sm:gap-5 sm:px-10 sm:pt-8 sm:pb-28 lg:w-3/5 lg:py-12 print:p-0">
        {picture === null ? null : (
          <img
            src={picture}
            alt=""
            className="size-20 shrink-0 rounded-pill border-3 border-card object-cover shadow-soft sm:size-28"
          />
        )}
        <div className="min-w-0">
          <h1 className="text-[min(2.441rem,11vw)] leading-tight wrap-anywhere" dir="auto">
            {name}
          </h1>
          <p className="figures-old mt-1 text-xl text-ink-soft italic">{t`${birthYear} to ${lastYear}`}</p>
          <BornLine dateOfBirth={index.person.dateOfBirth} cityName={cityName} />
        </div>
      </div>
    </header>
  );
}

interface BornLineProps {
  readonly dateOfBirth: string;
  readonly cityName: string | null;
}

function BornLine({ dateOfBirth, cityName }: BornLineProps) {
  const born = parseCalendarDate(dateOfBirth);
  if (!born) return null;
  const date = dateText(born);
  return (
    <p className="mt-1 text-sm text-ink-soft">
      <Trans>Born on {date}</Trans>
      {cityName === null ? null : (
        <span dir="auto">
          {" · "}
          <Trans>Childhood in {cityName}</Trans>
        </span>
      )}
    </p>
  );
}

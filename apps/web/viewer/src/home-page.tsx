import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { byDecade } from "#features/timeline/rail.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";

import { Banner } from "./banner.tsx";
import { DecadeRope } from "./decade-rope.tsx";
import { HashLink } from "./hash-link.tsx";
import type { Life } from "./life.ts";

/** A life at a glance: its decades, and what each year of them holds. */
export function HomePage({ life }: { readonly life: Life }) {
  const { lines, years } = life;
  const open = years.filter(({ state }) => state === "open");
  const first = lines[0];
  const count = lines.length;
  return (
    <>
      <Banner index={life.index} />
      {open.length === 0 ? <NothingYet /> : null}
      {first ? (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="font-serif text-2xl">
            <Plural value={count} one="# memory" other="# memories" />{" "}
            <span className="text-ink-soft italic">
              <Plural value={open.length} one="of one year" other="of # years" />
            </span>
          </p>
          <p className="flex flex-wrap gap-3" data-screen-only>
            <HashLink to={{ page: "memory", id: first.id }} className={buttonStyle()}>
              <Trans>Begin at the beginning</Trans>
            </HashLink>
            <HashLink to={{ page: "lifeline" }} className={buttonStyle("secondary")}>
              <Trans>See the lifeline</Trans>
            </HashLink>
          </p>
        </div>
      ) : null}
      {byDecade(years).map(({ firstYear, years: ofDecade }) =>
        ofDecade.some(({ state }) => state === "open") ? (
          <DecadeRope key={firstYear} firstYear={firstYear} years={ofDecade} />
        ) : null,
      )}
    </>
  );
}

function NothingYet() {
  const { t } = useLingui();
  return (
    <EmptyState motif={<AtticBox isOpen className="h-40" />} title={t`No memories found`}>
      <p>
        <Trans>When this archive was made, nothing had been written yet.</Trans>
      </p>
    </EmptyState>
  );
}

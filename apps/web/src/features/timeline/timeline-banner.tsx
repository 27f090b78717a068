import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { asWritten } from "#ui/as-written.tsx";
import { EveningRope } from "#ui/illustrations/evening-rope.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

/** The heading has the first name, once it is loaded. */
export function TimelineBanner({ firstName }: { readonly firstName: string | undefined }) {
  const { t } = useLingui();
  const title = firstName === undefined ? t`Your timeline` : t`${firstName} timeline`;
  return (
    <BannerFrame>
      <title>{`${title} · Down Memory Lane`}</title>
      {firstName === undefined ? <NamelessHeading /> : <NamedHeading name={firstName} />}
    </BannerFrame>
  );
}

function NamedHeading({ name }: { readonly name: string }) {
  const firstName = asWritten(name);
  return (
    <h1>
      <Trans>
        <span className="block text-[min(2.441rem,12vw)] leading-tight">{firstName}</span>{" "}
        <span className="block text-xl text-ink-soft italic">timeline</span>
      </Trans>
    </h1>
  );
}

/**
 * The text comes before the picture in the page, because the picture is placed at the bottom and would move when the
 * text arrives later.
 */
export function BannerFrame({ children }: { readonly children: ReactNode }) {
  return (
    <header className="relative isolate mb-8 overflow-hidden rounded-card border border-rule bg-dusk-high print:mb-4 print:border-0 print:bg-transparent">
      <div className="px-6 pt-6 pb-20 sm:w-1/2 sm:px-10 sm:py-12 print:p-0" dir="auto">
        {children}
      </div>
      <EveningRope />
    </header>
  );
}

/** As tall as the heading with a name, so that nothing moves when the name arrives. */
export function NamelessHeading() {
  const { t } = useLingui();
  return (
    <h1 className="min-h-[calc(min(2.441rem,12vw)*1.25+1.75rem)] text-[min(2.2rem,10.5vw)] leading-[1.1]">
      {t`Your timeline`}
    </h1>
  );
}

const rows = Array.from({ length: 10 }, (_, index) => index);

export function TimelineSkeleton() {
  return (
    <SkeletonGroup className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="hidden gap-4 ps-22 pt-10 lg:grid">
        {rows.map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
      <div className="grid gap-4 lg:hidden">
        <Skeleton className="h-12" />
        <Skeleton className="h-47 rounded-card" />
      </div>
      <Skeleton className="h-96 rounded-card" />
    </SkeletonGroup>
  );
}

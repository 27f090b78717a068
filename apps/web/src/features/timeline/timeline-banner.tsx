import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { asWritten } from "#ui/as-written.tsx";
import { EveningRope } from "#ui/illustrations/evening-rope.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

/** The heading has the first name, once it is loaded. */
export function TimelineBanner({ firstName }: { readonly firstName: string | undefined }) {
  const { t } = useLingui();
  const title = firstName === undefined ? t`Your timeline` : t`${firstName}'s timeline`;
  return (
    <BannerFrame>
      <title>{`${title} · Down Memory Lane`}</title>
      {firstName === undefined ? <NamelessHeading /> : <NamedHeading name={firstName} title={title} />}
    </BannerFrame>
  );
}

function NamedHeading({ name, title }: { readonly name: string; readonly title: string }) {
  const firstName = asWritten(name);
  return (
    <h1 aria-label={title}>
      <Trans>
        <span className="text-[min(1.953rem,9vw)] leading-tight sm:block">{firstName}</span>{" "}
        <span className="text-lg leading-snug text-ink-soft italic sm:block">timeline</span>
      </Trans>
    </h1>
  );
}

interface BannerFrameProps {
  /** Where the text is, from 640 pixels on. */
  readonly textStyle?: string;
  readonly children: ReactNode;
}

/**
 * The text comes before the picture in the page, because the picture is placed at the bottom and would move when the
 * text arrives later.
 */
export function BannerFrame({ textStyle = "sm:justify-center sm:w-1/2 sm:py-6", children }: BannerFrameProps) {
  return (
    <header className="relative isolate mb-6 overflow-hidden rounded-card border border-rule bg-dusk-high print:mb-4 print:border-0 print:bg-transparent">
      <div
        className={`flex min-h-26 flex-col px-5 pt-3 pb-10 sm:px-8 min-[100rem]:min-h-40 print:p-0 ${textStyle}`}
        dir="auto"
      >
        {children}
      </div>
      <EveningRope />
    </header>
  );
}

/** As tall as the heading with a name, which has two lines from 640 pixels on, so that nothing moves when it arrives. */
export function NamelessHeading() {
  const { t } = useLingui();
  return (
    <h1 className="flex sm:min-h-[calc(min(1.953rem,10vw)*1.25+1.55rem)] items-center text-[min(1.953rem,10vw)] leading-tight">
      {t`Your timeline`}
    </h1>
  );
}

const rows = Array.from({ length: 10 }, (_, index) => index);

/** The strip or the rope of years, and the first block of home. */
export function TimelineSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <SkeletonGroup className="hidden gap-4 ps-22 pt-10 lg:grid">
        {rows.map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </SkeletonGroup>
      <div className="-mx-5 -mt-5 mb-5 h-14 border-b border-rule sm:-mx-8 md:-mt-10 lg:hidden" />
      <div>
        {children}
        <SkeletonGroup className="grid gap-6 md:grid-cols-2">
          <Skeleton className="h-60 rounded-card" />
          <Skeleton className="h-60 rounded-card" />
        </SkeletonGroup>
      </div>
    </div>
  );
}

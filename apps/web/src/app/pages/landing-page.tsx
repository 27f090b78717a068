import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

import { paths } from "#app/paths.ts";
import { useIsSignedIn } from "#features/auth/session.ts";
import { HeroLane } from "#features/landing/hero-lane.tsx";
import type { LandingStory as Story } from "#features/landing/story.tsx";
import { buttonStyle } from "#ui/button-style.ts";

/** Below the first screen. Where it cannot be fetched, the first screen stands for itself. */
const LandingStory = lazy(async () => ({ default: await loadStory() }));

export function LandingPage() {
  const { t, i18n } = useLingui();
  const [bornIn, setBornIn] = useState<number>();
  const start = (
    <StartLink bornIn={bornIn} className="px-8 text-lg">
      <Trans>Start Your Journey</Trans>
    </StartLink>
  );
  return (
    <>
      <title>{t`Down Memory Lane · Walk through your memory timeline`}</title>
      <section className="grid items-center gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
        <div>
          <p className="font-serif text-lg text-clay">
            <Trans>From your birth year till today</Trans>
          </p>
          <h1 className="mt-3 text-4xl sm:text-5xl">
            <Trans>Walk through your memory timeline</Trans>
          </h1>
          <p className="mt-6 mb-8 max-w-measure text-lg text-ink-soft">
            <Trans>
              Every year of your life has its songs, its rooms, its people. Go back to them, one year at a time, and
              keep what you find: privately, and for good.
            </Trans>
          </p>
          {start}
        </div>
        <HeroLane className="w-full" />
      </section>
      {/* As high as the window: the foot of the page stays out of sight until the rest is there. Begun anew in another
          language: what was served is English and can no longer be taken over. */}
      <Suspense key={i18n.locale} fallback={<div className="min-h-dvh" />}>
        <LandingStory
          onBornIn={setBornIn}
          beginInYear={
            <StartLink bornIn={bornIn}>
              <Trans>Begin my path in {bornIn}</Trans>
            </StartLink>
          }
          startJourney={start}
          createPath={
            <StartLink bornIn={bornIn}>
              <Trans>Create Your Memory Path</Trans>
            </StartLink>
          }
          registerPath={paths.register}
        />
      </Suspense>
    </>
  );
}

interface StartLinkProps {
  readonly bornIn: number | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Members go on where they are; others register, and the year they named goes along. */
function StartLink({ bornIn, className = "", children }: StartLinkProps) {
  const look = `${buttonStyle("primary")} ${className}`;
  return useIsSignedIn() ? (
    <Link to={paths.timeline} className={look}>
      {children}
    </Link>
  ) : (
    <Link to={paths.register} search={{ year: bornIn }} className={look}>
      {children}
    </Link>
  );
}

async function loadStory(): Promise<ComponentType<ComponentProps<typeof Story>>> {
  try {
    return (await import("#features/landing/story.tsx")).LandingStory;
  } catch {
    return Nothing;
  }
}

function Nothing(): null {
  return null;
}

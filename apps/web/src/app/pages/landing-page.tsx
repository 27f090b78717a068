import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from "react";

import { useIsSignedIn } from "#features/auth/session.ts";
import { HeroLane } from "#features/landing/hero-lane.tsx";
import type { LandingStory as Story } from "#features/landing/story.tsx";
import { firstInput, isWrittenPage } from "#lib/first-input.ts";
import { isAllIncluded } from "#lib/server-facts.ts";
import { buttonStyle } from "#ui/button-style.ts";

/**
 * Below the first screen. Its prerendered HTML can be read and its links work, so it is hydrated only at the visitor's
 * first input, or when it is scrolled into view. Where its chunk cannot be fetched, only the first screen is shown.
 */
const storyId = "story";
const LandingStory = lazy(async () => ({ default: await loadStory() }));

export function LandingPage() {
  const { t, i18n } = useLingui();
  const [bornIn, setBornIn] = useState<number>();
  // Memoised: a new element before the hydration would make React discard the prerendered HTML.
  const story = useMemo(
    () => (
      <LandingStory
        onBornIn={setBornIn}
        beginInYear={
          <StartLink bornIn={bornIn}>
            <Trans>Begin my story in {bornIn}</Trans>
          </StartLink>
        }
        startJourney={<StartJourney bornIn={bornIn} />}
        createPath={
          <StartLink bornIn={bornIn}>
            <Trans>Create Your Memory Path</Trans>
          </StartLink>
        }
        registerPath={paths.register}
      />
    ),
    [bornIn],
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
          <StartJourney bornIn={bornIn} />
          {isAllIncluded() ? null : (
            <p data-fact="plans" className="mt-4 text-ink-soft">
              <Trans>Ten years are free, for good.</Trans>
            </p>
          )}
        </div>
        <HeroLane className="w-full" />
      </section>
      {/* As high as the window, so that the footer stays out of sight until the story is loaded. Keyed by language: the
          prerendered HTML is English and cannot be hydrated in another language. */}
      <div id={storyId}>
        <Suspense key={i18n.locale} fallback={<div className="min-h-dvh" />}>
          {story}
        </Suspense>
      </div>
    </>
  );
}

function StartJourney({ bornIn }: { readonly bornIn: number | undefined }) {
  return (
    <StartLink bornIn={bornIn} className="px-8 text-lg">
      <Trans>Start Your Journey</Trans>
    </StartLink>
  );
}

interface StartLinkProps {
  readonly bornIn: number | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads members to their timeline, and visitors to the registration with the year of birth that they entered. */
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
  if (!import.meta.env.SSR && isWrittenPage()) await Promise.race([firstInput(), storyInSight()]);
  try {
    return (await import("#features/landing/story.tsx")).LandingStory;
  } catch {
    return Nothing;
  }
}

function storyInSight(): Promise<void> {
  return new Promise((resolve) => {
    const story = document.getElementById(storyId);
    if (!story) return resolve();
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    return observer.observe(story);
  });
}

function Nothing(): null {
  return null;
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { paths } from "#app/paths.ts";
import { useIsSignedIn } from "#features/auth/session.ts";
import { HeroLane } from "#features/landing/hero-lane.tsx";
import { HowItWorks } from "#features/landing/how-it-works.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function LandingPage() {
  const { t } = useLingui();
  const start = useIsSignedIn() ? paths.timeline : paths.register;
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
          <p className="mt-6 max-w-measure text-lg text-ink-soft">
            <Trans>
              Every year of your life has its songs, its rooms, its people. Go back to them, one year at a time, and
              keep what you find: privately, and for good.
            </Trans>
          </p>
          <Link to={start} className={`${buttonStyle("primary")} mt-8 px-8 text-lg`}>
            <Trans>Start Your Journey</Trans>
          </Link>
        </div>
        <HeroLane className="w-full" />
      </section>
      <HowItWorks
        action={
          <Link to={start} className={buttonStyle("primary")}>
            <Trans>Create Your Memory Path</Trans>
          </Link>
        }
      />
    </>
  );
}

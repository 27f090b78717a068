import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { ContactSentence } from "#app/contact-sentence.tsx";
import { useIsSignedIn } from "#features/auth/session.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { DuskWindow } from "#ui/illustrations/dusk-window.tsx";
import { Candle } from "#ui/motifs/candle.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

export function AboutPage() {
  const { t } = useLingui();
  return (
    <>
      <div className="grid items-center gap-x-14 gap-y-4 lg:grid-cols-[1.2fr_1fr]">
        <PageHeading title={t`About`}>
          <p className="font-serif text-xl text-ink">
            <Trans>A private place for your own life</Trans>
          </p>
          <p className="mt-4">
            <Trans>
              Most of what happens to us is never written down. A kitchen, a song on the radio, the way somebody said
              your name. Down Memory Lane gives every year of your life a place, asks a gentle question about it, and
              keeps what you find.
            </Trans>
          </p>
        </PageHeading>
        <DuskWindow className="w-full max-w-md justify-self-center" />
      </div>
      <Rope lengthPx={1100} knots={[0.2, 0.5, 0.8]} className="my-8 w-full" />
      <Marks />
      <Promises />
      <Begin />
      <Sources />
    </>
  );
}

function Marks() {
  return (
    <section aria-labelledby="marks">
      <h2 id="marks" className="text-2xl">
        <Trans>Flowers and stones</Trans>
      </h2>
      <p className="mt-3 max-w-measure">
        <Trans>
          The idea comes from Narrative Exposure Therapy, where people lay out their life from birth to today. A flower
          stands for what was good, a stone for what was hard, a candle for someone we miss. Seen together, even a hard
          year has its place. It's a way to look back. It isn't therapy.
        </Trans>
      </p>
      <ul className="mt-8 grid gap-5 sm:grid-cols-3">
        <Mark motif={<Flower memoryId="about-page" className="h-20" />} title={<Trans>Flower</Trans>}>
          <Trans>A day you would gladly live again.</Trans>
        </Mark>
        <Mark motif={<Stone memoryId="about-page" className="h-12" />} title={<Trans>Stone</Trans>}>
          <Trans>Something heavy. It never comes up unasked.</Trans>
        </Mark>
        <Mark motif={<Candle className="h-20" />} title={<Trans>Candle</Trans>}>
          <Trans>Someone who is gone, and remembered.</Trans>
        </Mark>
      </ul>
    </section>
  );
}

interface MarkProps {
  readonly motif: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Mark({ motif, title, children }: MarkProps) {
  return (
    <li className="flex break-inside-avoid flex-col items-center rounded-card border border-rule bg-card px-5 py-6 text-center shadow-soft">
      <span className="flex h-20 items-end">{motif}</span>
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-1 text-ink-soft">{children}</p>
    </li>
  );
}

function Promises() {
  return (
    <section aria-labelledby="promises" className="mt-14">
      <h2 id="promises" className="text-2xl">
        <Trans>What you can count on</Trans>
      </h2>
      <ul className="mt-3 max-w-measure list-disc space-y-3 ps-6 marker:text-straw">
        <li>
          <Trans>Your memories are yours. We never sell them, use them for advertising or train AI on them.</Trans>
        </li>
        <li>
          <Trans>We don't track you: no tracking cookies, no analytics, no third-party scripts or fonts.</Trans>
        </li>
        <li>
          <Trans>No text is lost to a time-out: drafts save themselves as you write, even offline.</Trans>
        </li>
        <li>
          <Trans>
            We're open about who else could read your memories: the operator of this server. The{" "}
            <Link to={paths.privacyPolicy}>Privacy Policy</Link> says so in plain words.
          </Trans>
        </li>
        <li>
          <Trans>If you delete your account, everything is erased at once. There's no waiting period.</Trans>
        </li>
      </ul>
    </section>
  );
}

function Begin() {
  const isSignedIn = useIsSignedIn();
  return (
    <section aria-labelledby="begin" className="mt-14" data-screen-only="">
      <h2 id="begin" className="text-2xl">
        <Trans>Begin anywhere</Trans>
      </h2>
      <p className="mt-3 max-w-measure">
        <Trans>There is no right year to start with. One sentence is enough for a memory.</Trans>
      </p>
      <Link to={isSignedIn ? paths.timeline : paths.register} className={`${buttonStyle()} mt-6`}>
        {isSignedIn ? <Trans>Open your timeline</Trans> : <Trans>Register Now</Trans>}
      </Link>
    </section>
  );
}

function Sources() {
  return (
    <section aria-labelledby="sources" className="mt-14 max-w-measure text-ink-soft">
      <h2 id="sources" className="text-xl text-ink">
        <Trans>Credits and contact</Trans>
      </h2>
      <p className="mt-3">
        <Trans>
          The list of cities comes from{" "}
          <a href="https://www.geonames.org" rel="noreferrer">
            GeoNames
          </a>
          , under the{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer">
            CC BY 4.0
          </a>{" "}
          licence. The typefaces are Fraunces and Atkinson Hyperlegible Next. The facts about each year were gathered by
          hand.
        </Trans>
      </p>
      <p className="mt-3">
        <Trans>Questions about this server? Please ask its operator.</Trans>
      </p>
      <ContactSentence />
    </section>
  );
}

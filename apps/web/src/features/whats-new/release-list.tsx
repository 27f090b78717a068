import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, use } from "react";

import { Flower } from "#ui/motifs/flower.tsx";

import { releaseWords } from "./release-words.ts";
import { type Release, type ReleaseEntry, releases } from "./releases.ts";

interface ReleaseListProps {
  /** Links a title to the screen it speaks of; undefined for guests, who would be asked to log in. */
  readonly renderLink: ((opens: ReleaseEntry["opens"], title: string) => ReactNode) | undefined;
}

/** What is new, the newest release first. */
export function ReleaseList(props: ReleaseListProps) {
  const { i18n } = useLingui();
  const words = releaseWords(i18n.locale);
  if (!(words instanceof Promise)) return <SpokenList words={words} {...props} />;
  return (
    <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
      <LateList words={words} {...props} />
    </Suspense>
  );
}

function LateList({ words, ...props }: ReleaseListProps & { readonly words: Promise<I18n> }) {
  return <SpokenList words={use(words)} {...props} />;
}

interface SpokenListProps extends ReleaseListProps {
  readonly words: I18n;
}

function SpokenList(props: SpokenListProps) {
  return (
    <div className="space-y-14" lang={props.words.locale}>
      {releases.toReversed().map((release) => (
        <ReleaseSection key={release.version} release={release} {...props} />
      ))}
    </div>
  );
}

function ReleaseSection({ release, words, renderLink }: SpokenListProps & { readonly release: Release }) {
  const { t } = useLingui();
  const { version, day } = release;
  const titleId = `release-${version}`;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">
        {words._(release.title)}
      </h2>
      <p className="mt-1 text-ink-soft">
        <time dateTime={day}>{dayText(day, words.locale)}</time>
        {" · "}
        {t`Version ${version}`}
      </p>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2">
        {release.entries.map((entry) => {
          const title = words._(entry.title);
          return (
            <li
              key={title}
              className="flex break-inside-avoid items-start gap-4 rounded-card border border-rule bg-card px-5 py-5 shadow-soft"
            >
              <Flower memoryId={entry.title.id} className="h-14 shrink-0" />
              <div className="min-w-0">
                <h3 className="text-xl">{renderLink?.(entry.opens, title) ?? title}</h3>
                <p className="mt-1 text-ink-soft">{words._(entry.text)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The same for all readers of a language: the page is written to HTML before anybody reads it. */
function dayText(day: string, language: string): string {
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

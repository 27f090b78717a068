import type { Language } from "@lane/domain/languages.ts";
import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";

import { BannerFrame, NamelessHeading, TimelineSkeleton } from "#features/timeline/timeline-banner.tsx";

import { Wordmark } from "./wordmark.tsx";

const shownTo: Record<Language, string> = {
  en: "hidden in-data-[member=en]:block",
  nl: "hidden in-data-[member=nl]:block",
  de: "hidden in-data-[member=de]:block",
  fr: "hidden in-data-[member=fr]:block",
  es: "hidden in-data-[member=es]:block",
};

interface WaitingTimelineProps {
  readonly translations: readonly { readonly language: Language; readonly i18n: I18n }[];
}

/**
 * What a member sees of the timeline before any script is loaded: its frame, and its heading in their language.
 * `theme.js` guesses whether the visitor is a member, and in which language; others are redirected to the login.
 */
export function WaitingTimeline({ translations }: WaitingTimelineProps) {
  return (
    <div aria-hidden="true" className="hidden min-h-dvh in-data-member:block">
      <title>Down Memory Lane</title>
      <div className="border-b border-rule bg-paper">
        <div
          data-links
          className="mx-auto flex min-h-16 max-w-bar items-center px-5 py-2 min-[100rem]:max-w-[1910px] sm:px-8 md:min-h-18"
        >
          <Wordmark />
        </div>
      </div>
      <div className="mx-auto w-full max-w-page px-5 pt-5 pb-10 min-[100rem]:max-w-[1910px] sm:px-8 md:pt-10">
        <TimelineSkeleton>
          <BannerFrame>
            {translations.map(({ language, i18n }) => (
              <div key={language} lang={language} className={shownTo[language]}>
                <I18nProvider i18n={i18n}>
                  <NamelessHeading />
                </I18nProvider>
              </div>
            ))}
          </BannerFrame>
        </TimelineSkeleton>
      </div>
    </div>
  );
}

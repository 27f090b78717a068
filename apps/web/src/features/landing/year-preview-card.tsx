import type { YearPreviewFact } from "@lane/contract/year-preview.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";

import { ObjectIllustration } from "#ui/illustrations/object-illustration.tsx";

import { LifeRope } from "./life-rope.tsx";
import type { PreviewedYear } from "./use-year-preview.ts";

/** The preview of a year of birth: its rope, three facts, and the first prompt. */
export function YearPreviewCard({
  yearPreview,
  action,
}: {
  readonly yearPreview: PreviewedYear;
  readonly action: ReactNode;
}) {
  const { year, thisYear, facts, prompt, promptLanguage } = yearPreview;
  const texts = useFactTexts();
  return (
    <div className="min-w-0">
      <h3 className="animate-appear text-center text-2xl">
        <Trans>Your path since {year}</Trans>{" "}
        <span className="block text-lg text-ink-soft">
          <Plural
            value={thisYear - year + 1}
            one="one year, and room for a story"
            other="# years, and room for a story in each"
          />
        </span>
      </h3>
      <div className="mt-2 animate-unroll">
        <LifeRope from={year} to={thisYear} lengthPx={980} className="hidden w-full md:block" />
        <LifeRope from={year} to={thisYear} lengthPx={400} className="w-full md:hidden" />
      </div>
      <ul className="mt-5 grid gap-3 md:grid-cols-3 md:gap-5">
        {facts.map((fact) => (
          <li
            key={fact.about}
            className="flex animate-appear items-center gap-4 rounded-card border border-rule bg-paper px-4 py-4 md:min-h-48 md:flex-col md:text-center"
          >
            <ObjectIllustration name={illustrations[fact.about]} className="h-14 shrink-0 md:h-16" />
            <p>
              <span className="block text-sm text-ink-soft">{texts[fact.about]}</span>{" "}
              <span lang={promptLanguage} className="block font-serif text-lg leading-snug text-balance">
                {fact.title}
              </span>{" "}
              {fact.detail === null ? null : (
                <span lang={promptLanguage} className="block text-sm text-ink-soft">
                  {fact.detail}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {prompt === null ? null : <FirstQuestion prompt={prompt} language={promptLanguage} />}
      <div className="mt-7 animate-appear text-center">{action}</div>
    </div>
  );
}

function FirstQuestion({ prompt, language }: { readonly prompt: string; readonly language: string }) {
  return (
    <div className="mx-auto mt-7 max-w-measure animate-appear text-center">
      <p className="text-ink-soft">
        <Trans>And here's a question from that year:</Trans>
      </p>
      <p lang={language} className="mt-1 font-serif text-xl text-balance italic sm:text-2xl">
        {prompt}
      </p>
    </div>
  );
}

const illustrations = {
  news: "news",
  song: "song",
  tv: "show",
  radio: "wireless",
  snack: "snack",
  clothing: "clothing",
} as const satisfies Record<YearPreviewFact["about"], ComponentProps<typeof ObjectIllustration>["name"]>;

function useFactTexts(): Readonly<Record<YearPreviewFact["about"], string>> {
  const { t } = useLingui();
  return {
    news: t`In the news`,
    song: t`What people sang`,
    tv: t`On television`,
    radio: t`On the radio`,
    snack: t`Something to eat`,
    clothing: t`What people wore`,
  };
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { PageHeading } from "#ui/page-heading.tsx";

export interface DocumentSection {
  /** Its place in the address, after the #. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface DocumentPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly sections: readonly DocumentSection[];
}

/** A long text in numbered sections, with its contents beside it where there is room, and a way to put it on paper. */
export function DocumentPage({ title, lead, sections }: DocumentPageProps) {
  const { t } = useLingui();
  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="lg:col-start-2">
        <PageHeading title={title}>{lead}</PageHeading>
      </div>
      <nav
        aria-label={t`Contents`}
        className="mb-10 rounded-card border border-rule bg-card px-5 py-4 shadow-soft lg:sticky lg:top-6 lg:row-span-2 lg:row-start-1 lg:mb-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
      >
        <ol>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex min-h-11 items-center gap-3 py-1.5 leading-snug text-ink-soft no-underline hover:text-ink hover:underline"
              >
                <span aria-hidden="true" className="figures-old w-6 shrink-0 text-end text-clay">
                  {index + 1}
                </span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-measure space-y-10 lg:col-start-2">
        {sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="scroll-mt-6 break-inside-avoid"
          >
            <h2 id={`${section.id}-title`} className="text-2xl">
              {`${index + 1}. ${section.title}`}
            </h2>
            <div className="mt-3 space-y-4 [&_li]:ps-1 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:ps-6 [&_ul]:marker:text-straw">
              {section.body}
            </div>
          </section>
        ))}
        <p className="border-t border-rule pt-6 text-sm text-ink-soft">
          <Trans>Last updated on 18 November 2026.</Trans>
        </p>
      </div>
    </div>
  );
}

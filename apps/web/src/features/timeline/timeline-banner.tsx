import { Trans, useLingui } from "@lingui/react/macro";

import { EveningRope } from "#ui/illustrations/evening-rope.tsx";

/** Headed with the first name, once it is known, like the spine of a book. */
export function TimelineBanner({ firstName }: { readonly firstName: string | undefined }) {
  const { t } = useLingui();
  const title = firstName === undefined ? t`Timeline` : t`${firstName} timeline`;
  return (
    <header className="relative mb-8 overflow-hidden rounded-card border border-rule bg-dusk-high print:mb-4 print:border-0 print:bg-transparent">
      <title>{`${title} · Down Memory Lane`}</title>
      <EveningRope />
      <div className="relative px-6 pt-6 pb-20 sm:w-1/2 sm:px-10 sm:py-12 print:p-0" dir="auto">
        {firstName === undefined ? (
          // As high as with a name, so that nothing moves when it comes.
          <h1 className="after:block after:text-xl after:content-['\200b']">
            <span className="block text-[min(2.441rem,12vw)] leading-tight">{title}</span>
          </h1>
        ) : (
          <h1>
            <Trans>
              <span className="block text-[min(2.441rem,12vw)] leading-tight">{firstName}</span>{" "}
              <span className="block text-xl text-ink-soft italic">timeline</span>
            </Trans>
          </h1>
        )}
      </div>
    </header>
  );
}

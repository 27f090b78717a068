import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Rope } from "#ui/motifs/rope.tsx";

/** Three steps, drawn along one rope. */
export function HowItWorks({ action }: { readonly action: ReactNode }) {
  const { t } = useLingui();
  const steps = [
    {
      title: t`Create your account`,
      text: t`Your name, your birthday and where you grew up: enough to ask the right questions.`,
    },
    {
      title: t`Add yearly memories`,
      text: t`A story, a photo, a song. Add a flower to a happy memory, a stone to a heavy one.`,
    },
    {
      title: t`Export memories to a book`,
      text: t`Your years as a book, to print or download, or as a lifeline that shows your emotional journey.`,
    },
  ];
  return (
    <section aria-labelledby="how-it-works" className="mt-24 sm:mt-32">
      <h2 id="how-it-works" className="text-center text-3xl sm:text-4xl">{t`How It Works`}</h2>
      <Rope
        lengthPx={1000}
        thickness={9}
        waveHeight={6}
        knots={[1 / 6, 1 / 2, 5 / 6]}
        className="mt-10 hidden w-full md:block"
      />
      <ol className="mt-8 grid gap-8 md:mt-4 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="md:px-4 md:text-center">
            <span aria-hidden="true" className="figures-old text-4xl text-clay">
              {index + 1}
            </span>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 text-center">{action}</div>
    </section>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Carousel } from "#ui/carousel.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { ObjectIllustration } from "#ui/illustrations/object-illustration.tsx";
import { Candle } from "#ui/motifs/candle.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

interface Difference {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
}

/** Five features that set the product apart. */
export function Differentiators() {
  const { t } = useLingui();
  const items = useDifferences().map((difference) => ({ key: difference.id, content: <Card {...difference} /> }));
  return (
    <div className="mt-24 sm:mt-32">
      <h2 id="differentiators" className="text-center text-3xl sm:text-4xl">{t`What makes it different`}</h2>
      <div className="mt-10">
        <Carousel labelledBy="differentiators" items={items} />
      </div>
    </div>
  );
}

function Card({ title, text, picture }: Difference) {
  return (
    <div className="flex h-full flex-col rounded-card border border-rule bg-card px-5 pt-6 pb-7">
      <div aria-hidden="true" className="flex h-24 items-end justify-center gap-2">
        {picture}
      </div>
      <h3 className="mt-5 text-xl">{title}</h3>
      <p className="mt-2 text-ink-soft">{text}</p>
    </div>
  );
}

const knots = [0.25, 0.75] as const;

function useDifferences(): readonly Difference[] {
  const { t } = useLingui();
  return [
    {
      id: "questions",
      title: t`A question for every year`,
      text: t`It knows how old you were and what was going on. If nothing comes to mind, it asks something else.`,
      picture: <Candle className="h-24" />,
    },
    {
      id: "marks",
      title: t`Flowers and stones`,
      text: t`Happy and heavy memories both have their place. We ask gently about a hard year, or not at all.`,
      picture: (
        <>
          <Flower memoryId="landing-4" className="h-24" />
          <Stone memoryId="landing-2" className="h-9" />
        </>
      ),
    },
    {
      id: "media",
      title: t`More than words`,
      text: t`Add photos, videos and music to the story, or simply tell it and record your own voice.`,
      picture: <ObjectIllustration name="song" className="h-22" />,
    },
    {
      id: "private",
      title: t`Yours alone`,
      text: t`Nobody else can open your timeline. No advertising, and nobody tracks what you read.`,
      picture: <AtticBox isOpen={false} className="h-24" />,
    },
    {
      id: "kept",
      title: t`Nothing gets lost`,
      text: t`Your words are saved as you type, earlier versions can be restored, and search finds it all.`,
      picture: <Rope lengthPx={220} thickness={14} knots={knots} className="mb-6 w-full" />,
    },
  ];
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";
import { DefaultCover } from "#ui/illustrations/default-cover.tsx";
import { ObjectIllustration } from "#ui/illustrations/object-illustration.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

/** Two pictures of what the product makes of a member's answers. */
export function BeyondReflection() {
  const { t } = useLingui();
  return (
    <>
      <Beyond id="beyond-years" title={t`Beyond Reflection: your years take shape`} scene={<YearScene />}>
        <p>
          <Trans>
            Every memory has its year and its month. Add a flower to a happy one and a stone to a hard one, and little
            by little your years fill with stories.
          </Trans>
        </p>
        <p>
          <Trans>
            See at a glance where life blossomed, where it was hard, and which years are still waiting to be told.
          </Trans>
        </p>
      </Beyond>
      <Beyond id="beyond-things" title={t`Beyond Reflection: the things around you`} scene={<SixScene />} isMirrored>
        <p>
          <Trans>
            Small things bring it all back. For each year you choose six: the song, the show, the snack, what everyone
            wore, what was in the news and what you played.
          </Trans>
        </p>
        <p>
          <Trans>
            All the choices are from that year and from near where you grew up. Often just one is enough to bring a
            memory back.
          </Trans>
        </p>
      </Beyond>
    </>
  );
}

interface BeyondProps {
  readonly id: string;
  readonly title: string;
  readonly scene: ReactNode;
  readonly children: ReactNode;
  readonly isMirrored?: boolean;
}

function Beyond({ id, title, scene, children, isMirrored = false }: BeyondProps) {
  return (
    <section aria-labelledby={id} className="mt-24 grid items-center gap-10 sm:mt-32 lg:grid-cols-2 lg:gap-16">
      <div className={classNames("max-w-measure", isMirrored && "lg:order-2")}>
        <h2 id={id} className="text-3xl sm:text-4xl">
          {title}
        </h2>
        <div className="mt-5 grid gap-4 text-lg">{children}</div>
      </div>
      {scene}
    </section>
  );
}

const year = 1984;

/** Example of six favourites of one year. */
function SixScene() {
  const { t } = useLingui();
  const six = [
    { object: "song", name: t`Song`, title: "What's Love Got to Do with It" },
    { object: "show", name: t`TV show`, title: "Dynasty" },
    { object: "snack", name: t`Snack`, title: t`Bubble gum` },
    { object: "clothing", name: t`Clothing trend`, title: t`Leg warmers` },
    { object: "news", name: t`News events`, title: t`Torvill and Dean skate to Boléro` },
    { object: "game", name: t`Video games`, title: "Pac-Man" },
  ] as const;
  return (
    <figure>
      <figcaption className="sr-only">
        {t`Six cards for ${year}: a song, a TV show, a snack, a clothing trend, a news event and a video game, each showing the favourite.`}
      </figcaption>
      <div aria-hidden="true" className="grid grid-cols-2 gap-3 min-[26rem]:grid-cols-3 sm:gap-4">
        {six.map(({ object, name, title }) => (
          <div
            key={object}
            className="flex flex-col items-center rounded-card border border-rule bg-card px-2 pt-5 pb-4 text-center shadow-soft"
          >
            <ObjectIllustration name={object} className="h-16" />
            <span className="mt-2 text-sm text-ink-soft">{name}</span>
            <span className="mt-1 font-serif text-lg leading-snug text-balance wrap-anywhere">{title}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** The ids select the drawing of each row. */
const rows = [
  [
    { id: "scene-a", month: 1, isHeavy: false },
    { id: "scene-b", month: 3, isHeavy: false },
    { id: "scene-c", month: 4, isHeavy: true },
  ],
  [
    { id: "scene-d", month: 6, isHeavy: false },
    { id: "scene-e", month: 8, isHeavy: false },
    { id: "scene-f", month: 12, isHeavy: false },
  ],
] as const;

const tilts = ["-rotate-2", "rotate-1", "rotate-3"] as const;
const knots = [1 / 6, 1 / 2, 5 / 6] as const;

/** Example of a year: photos on a rope, by month. */
function YearScene() {
  const { t } = useLingui();
  return (
    <figure>
      <figcaption className="sr-only">
        {t`The year ${year}: six photos, each in its month, five with a flower and one with a stone.`}
      </figcaption>
      <div
        aria-hidden="true"
        className="overflow-hidden rounded-card border border-rule bg-dusk-high px-4 pt-5 pb-7 shadow-soft sm:px-6"
      >
        <div className="flex items-end justify-between gap-4">
          <span className="figures-old text-5xl text-clay">{year}</span>
          <span className="flex items-end gap-2 figures-old text-xl">
            <Flower memoryId="scene-flowers" className="h-11" />5
            <Stone memoryId="scene-stones" className="ms-3 mb-1 h-6" />1
          </span>
        </div>
        {rows.map((prints) => (
          <div key={prints[0].id} className="mt-4">
            <Rope
              lengthPx={540}
              thickness={9}
              waveHeight={3}
              knots={knots}
              className="-mx-8 w-[calc(100%+4rem)] max-w-none"
            />
            <div className="-mt-1 grid grid-cols-3 gap-3 sm:gap-5">
              {prints.map(({ id, month, isHeavy }, index) => (
                <div key={id} className={classNames("border border-rule bg-card p-1.5 shadow-soft", tilts[index])}>
                  <DefaultCover memoryId={id} isHeavy={isHeavy} className="aspect-4/3 w-full" />
                  <span className="block truncate pt-1 text-center font-serif text-xs italic sm:text-sm">
                    {monthName(month)}
                  </span>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}

import { useLingui } from "@lingui/react/macro";

import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";
import { DefaultCover } from "#ui/illustrations/default-cover.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

const year = 1984;

/** The ids decide which quiet place each of them shows. */
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

/** A year as its member sees it: prints on a rope, each in its month. */
export function YearScene() {
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

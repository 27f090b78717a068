import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";

import { SixScene } from "./six-scene.tsx";
import { YearScene } from "./year-scene.tsx";

/** Two looks at what grows from the answers. */
export function BeyondReflection() {
  const { t } = useLingui();
  return (
    <>
      <Beyond id="beyond-years" title={t`Beyond Reflection: your years take shape`} scene={<YearScene />}>
        <p>
          <Trans>
            Every memory has its year and its month. Add a flower to what was happy and a stone to what was hard, and
            little by little your years fill with stories.
          </Trans>
        </p>
        <p>
          <Trans>
            One look shows where life bloomed, where it weighed, and which years still wait for their story.
          </Trans>
        </p>
      </Beyond>
      <Beyond id="beyond-things" title={t`Beyond Reflection: the things around you`} scene={<SixScene />} isMirrored>
        <p>
          <Trans>
            Small things bring it all back. For each year you choose six of them: the song, the show, the snack, what
            everybody wore, what was in the news and what you played.
          </Trans>
        </p>
        <p>
          <Trans>
            What you can choose from was really there, in that year and near the place where you grew up. Often one of
            them is enough to open a door.
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

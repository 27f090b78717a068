import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";

import type { Life } from "./life.ts";
import { LifelineDrawing } from "./lifeline-drawing.tsx";
import { layLifeline } from "./lifeline-layout.ts";
import { LifelineList } from "./lifeline-list.tsx";
import { fullName } from "./person-texts.ts";
import { useWidth } from "./use-width.ts";

/** A whole life on one rope. */
export function LifelinePage({ life }: { readonly life: Life }) {
  const { t } = useLingui();
  const { box, width } = useWidth<HTMLDivElement>();
  const laid = useMemo(() => (width === undefined ? undefined : layLifeline(life, width)), [life, width]);
  const { hopes } = life.index;
  return (
    <>
      <title>{`${t`Lifeline`} · Down Memory Lane`}</title>
      <h1 className="text-3xl sm:text-4xl">
        <Trans>Lifeline</Trans>
      </h1>
      <p className="mt-2 text-ink-soft" dir="auto">
        {fullName(life.index)}
      </p>
      <div ref={box} className="mt-4">
        {laid ? <LifelineDrawing laid={laid} hopes={hopes} /> : null}
      </div>
      {hopes.length === 0 ? null : (
        <section aria-labelledby="hopes" className="mt-8">
          <h2 id="hopes" className="text-2xl">
            <Trans>Hoped for</Trans>
          </h2>
          <ul className="mt-2 list-disc ps-6">
            {hopes.map(({ text }, at) => (
              <li key={at} className="wrap-anywhere" dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <LifelineList life={life} />
    </>
  );
}

import { bareStretches, bareYearsOf } from "@lane/domain/lifeline/bare-years.ts";
import { type LifelineMemory, type LifeSpan, momentOf } from "@lane/domain/lifeline/life.ts";
import { firstView, stageOf } from "@lane/domain/lifeline/view.ts";
import { type ReactNode, useMemo } from "react";

import { useWidth } from "#lib/use-width.ts";

import { LifelineList } from "./lifeline-list.tsx";
import { Stage } from "./stage.tsx";

interface WideLifelineProps extends Omit<Parameters<typeof Stage>[0], "stage" | "first"> {
  readonly span: LifeSpan;
  /** Also what is left out, so that leaving it out moves nothing. */
  readonly all: readonly LifelineMemory[];
  /** Between the stage and the list. */
  readonly children: ReactNode;
}

/** The stage in the width of the page, and in up to 1500 pixels of a wide window; and all that is on it as a list. */
export function WideLifeline({ span, all, children, ...props }: WideLifelineProps) {
  const { ref, width } = useWidth();
  const bare = useMemo(
    () => (props.isTrueScale ? [] : bareStretches(bareYearsOf(all, span), span)),
    [all, span, props.isTrueScale],
  );
  const stage = useMemo(() => (width === undefined ? undefined : stageOf(width - 2, span, bare)), [width, span, bare]);
  const moments = useMemo(() => all.map(momentOf), [all]);
  return (
    <>
      <div ref={ref}>{stage ? <Stage stage={stage} first={firstView(stage, moments)} {...props} /> : null}</div>
      {children}
      {all.length === 0 ? null : (
        <LifelineList
          title={props.label}
          memories={props.memories}
          hopes={props.hopes}
          favourites={props.layers.favourites}
          world={props.layers.world}
          memoryLink={props.memoryLink}
        />
      )}
    </>
  );
}

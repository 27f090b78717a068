import type { ReactNode } from "react";

import { About } from "./about.tsx";
import { BeyondReflection } from "./beyond-reflection.tsx";
import { Differentiators } from "./differentiators.tsx";
import { FounderQuote } from "./founder-quote.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { WhatItCosts } from "./what-it-costs.tsx";
import { YearPreview } from "./year-preview.tsx";

interface LandingStoryProps {
  /** Called with the year in which the visitor was born. */
  readonly onBornIn: (year: number) => void;
  /** Link from the visitor's year of birth to registration, once the year is known. */
  readonly beginInYear: ReactNode;
  readonly startJourney: ReactNode;
  readonly createPath: ReactNode;
  /** Target of the form while no script runs. */
  readonly registerPath: string;
}

/** Everything below the first screen. */
export function LandingStory({ onBornIn, beginInYear, startJourney, createPath, registerPath }: LandingStoryProps) {
  return (
    <>
      <YearPreview onBornIn={onBornIn} beginInYear={beginInYear} registerPath={registerPath} />
      <Below>
        <About action={startJourney} />
      </Below>
      <Below>
        <Differentiators />
      </Below>
      <Below>
        <BeyondReflection />
      </Below>
      <Below>
        <FounderQuote />
      </Below>
      <Below>
        <WhatItCosts />
        <HowItWorks action={createPath} />
      </Below>
    </>
  );
}

/**
 * Lays its content out once it comes near the viewport. `content-visibility` also clips, so shadows and tilted pictures
 * get a margin.
 */
function Below({ children }: { readonly children: ReactNode }) {
  return (
    <div className="-mx-5 -mb-8 px-5 pb-8 [contain-intrinsic-block-size:auto_45rem] [content-visibility:auto] sm:-mx-8 sm:px-8">
      {children}
    </div>
  );
}

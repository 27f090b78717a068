import { Trans } from "@lingui/react/macro";

import { Rope } from "#ui/motifs/rope.tsx";

const knot = [0.5] as const;

export function FounderQuote() {
  return (
    <figure className="mx-auto mt-24 max-w-3xl text-center sm:mt-32">
      <Rope lengthPx={240} thickness={8} waveHeight={4} knots={knot} className="mx-auto w-60" />
      <blockquote className="mt-6 font-serif text-2xl text-balance italic sm:text-3xl">
        <p>
          <Trans>
            “Everybody carries a life that nobody has written down. We wanted a quiet place to walk back into it, one
            year at a time, and to find that the stones and the flowers belong to the same path.”
          </Trans>
        </p>
      </blockquote>
      <figcaption className="mt-5 text-ink-soft">
        <Trans>The founders of Down Memory Lane</Trans>
      </figcaption>
    </figure>
  );
}

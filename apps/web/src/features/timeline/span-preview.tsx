import { Trans } from "@lingui/react/macro";

import { Rope } from "#ui/motifs/rope.tsx";

interface SpanPreviewProps {
  readonly startYear: number | undefined;
  readonly spanYears: number;
}

/** The ten years as they will hang on the rope. */
export function SpanPreview({ startYear, spanYears }: SpanPreviewProps) {
  const knots = Array.from({ length: spanYears }, (_, index) => (index + 0.5) / spanYears);
  const endYear = startYear === undefined ? undefined : startYear + spanYears - 1;
  return (
    <div className="rounded-card border border-rule bg-paper px-5 py-4">
      <Rope lengthPx={480} knots={knots} className={startYear === undefined ? "w-full opacity-40" : "w-full"} />
      <output className="mt-2 flex min-h-14 justify-between gap-4">
        {startYear === undefined ? (
          <span className="text-ink-soft">
            <Trans>Choose a start year to see where your timeline ends.</Trans>
          </span>
        ) : (
          <>
            <Trans>
              <span>
                <span className="block text-sm text-ink-soft">Start year</span>{" "}
                <span className="figures-old text-2xl">{startYear}</span>
              </span>{" "}
              <span className="text-end">
                <span className="block text-sm text-ink-soft">End year</span>{" "}
                <span className="figures-old text-2xl">{endYear}</span>
              </span>
            </Trans>
          </>
        )}
      </output>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";

import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Rope } from "#ui/motifs/rope.tsx";

const SetTimelineSheet = lazy(async () => ({ default: (await import("./set-timeline-sheet.tsx")).SetTimelineSheet }));
const tenKnots = Array.from({ length: 10 }, (_, index) => (index + 0.5) / 10);

interface SetTimelinePromptProps {
  readonly currentYear: number;
  /** Instead of the ten knots. */
  readonly motif?: ReactNode;
}

export function SetTimelinePrompt({ currentYear, motif = <TenKnots /> }: SetTimelinePromptProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <EmptyState
        motif={motif}
        title={t`Set timeline`}
        actions={
          <Button
            onClick={() => {
              setWasOpened(true);
              setIsOpen(true);
            }}
          >{t`Set timeline`}</Button>
        }
      >
        <p>
          <Trans>Set timeline first and then start adding memories</Trans>
        </p>
      </EmptyState>
      <Suspense>
        {wasOpened ? (
          <SetTimelineSheet currentYear={currentYear} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

function TenKnots() {
  return <Rope lengthPx={420} knots={tenKnots} className="w-full max-w-96" />;
}

import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Rope } from "#ui/motifs/rope.tsx";

import { FreeYearsNote } from "./free-years-note.tsx";
import type { TimelineLinks } from "./timeline-props.ts";

const SetTimelineSheet = lazy(async () => ({ default: (await import("./set-timeline-sheet.tsx")).SetTimelineSheet }));
const tenKnots = Array.from({ length: 10 }, (_, index) => (index + 0.5) / 10);

interface SetTimelinePromptProps {
  readonly currentYear: number;
  readonly links: TimelineLinks;
  /** Replaces the default drawing of ten knots. */
  readonly motif?: ReactNode;
}

export function SetTimelinePrompt({ currentYear, links, motif = <TenKnots /> }: SetTimelinePromptProps) {
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
      <div className="mx-auto max-w-measure px-4 pb-4 text-center text-balance sm:pb-8">
        <FreeYearsNote links={links} />
      </div>
      <Suspense>
        {wasOpened ? (
          <SetTimelineSheet currentYear={currentYear} links={links} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

interface SetTimelineCardProps extends Omit<SetTimelinePromptProps, "motif"> {
  readonly className?: string;
}

/** The same in a frame of its own. */
export function SetTimelineCard({ className, ...prompt }: SetTimelineCardProps) {
  return (
    <div className={classNames("rounded-card border border-rule bg-card shadow-soft", className)}>
      <SetTimelinePrompt {...prompt} />
    </div>
  );
}

function TenKnots() {
  return <Rope lengthPx={420} knots={tenKnots} className="w-full max-w-96" />;
}

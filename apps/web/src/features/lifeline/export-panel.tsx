import type { ExportJob } from "@lane/contract/exports.ts";
import type { Lifeline } from "@lane/contract/lifeline.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";

import { isUnderWay, useCancelExport, useExports } from "#api/exports.ts";
import { sizeText } from "#lib/size-text.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { ExportProgress } from "#ui/export-progress.tsx";

import type { VaultLife } from "./vault-life.ts";

/** With the code that draws a whole life on one sheet. */
const PosterDialog = lazy(async () => ({ default: (await import("./poster-dialog.tsx")).PosterDialog }));

interface ExportPanelProps {
  readonly lifeline: Lifeline;
  /** Undefined for one's own life. */
  readonly vault: VaultLife | undefined;
  readonly isTrueScale: boolean;
}

/** Leads to the whole lifeline as SVG, PNG or poster, and shows the posters that were made. */
export function ExportPanel({ lifeline, vault, isTrueScale }: ExportPanelProps) {
  const { t } = useLingui();
  const { data = [] } = useExports("poster");
  const [isOpen, setIsOpen] = useState(false);
  // Each opening begins anew: what is heavy is chosen each time.
  const [openings, setOpenings] = useState(0);
  const [newest] = data;

  function handleOpen() {
    setOpenings((count) => count + 1);
    setIsOpen(true);
  }

  return (
    <section className="mt-12 max-w-measure space-y-4" data-screen-only>
      <h2 className="text-2xl">{t`Export the lifeline`}</h2>
      <p className="text-ink-soft">
        {vault ? (
          <Trans>
            The whole lifeline on one page, as a drawing, a picture or a wall poster. Folded memories are left out.
          </Trans>
        ) : (
          <Trans>Your whole life on one page, as a drawing, a picture or a wall poster.</Trans>
        )}
      </p>
      <Button variant="secondary" onClick={handleOpen}>
        <Trans>Make a poster or picture</Trans>
      </Button>
      {newest && (isUnderWay(newest) || newest.status === "failed") ? <UnderWay exportJob={newest} /> : null}
      <ReadyPosters exports={data.filter(({ status }) => status === "ready")} />
      {openings === 0 ? null : (
        <Suspense fallback={null}>
          <PosterDialog
            key={openings}
            lifeline={lifeline}
            vault={vault}
            isTrueScale={isTrueScale}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

function UnderWay({ exportJob }: { readonly exportJob: ExportJob }) {
  const { t } = useLingui();
  const cancel = useCancelExport("poster");
  return (
    <ExportProgress
      exportJob={{ ...exportJob, title: t`your poster` }}
      stepText={(step) => (step === "drawing" ? t`Drawing your poster...` : undefined)}
      onCancel={() => cancel.mutate(exportJob.id)}
      isCancelling={cancel.isPending}
    />
  );
}

function ReadyPosters({ exports }: { readonly exports: readonly ExportJob[] }) {
  const { t } = useLingui();
  if (exports.length === 0) return null;
  return (
    <ul aria-label={t`Posters ready to save`} className="divide-y divide-rule border-y border-rule">
      {exports.map(({ id, title, outputs }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="min-w-0">{title}</span>
          {outputs.map(({ name, href, saveAs, bytes }) => (
            <a key={name} href={href} download={saveAs} className={buttonStyle("primary")}>
              <SaveText size={sizeText(bytes)} />
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}

function SaveText({ size }: { readonly size: string }) {
  return <Trans>Save ({size})</Trans>;
}

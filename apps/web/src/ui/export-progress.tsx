import { Trans, useLingui } from "@lingui/react/macro";
import { Info } from "lucide-react";

import { inReadersWords } from "#lib/server-sentences.ts";

import { AlertNote } from "./alert-note.tsx";
import { Button } from "./button.tsx";
import { ProgressRope } from "./progress-rope.tsx";

interface ExportLook {
  readonly title: string;
  readonly status: "waiting" | "running" | "ready" | "failed" | "cancelled";
  /** Its place in the queue; 1 is next. */
  readonly position: number | null;
  readonly progress: { readonly done: number; readonly total: number; readonly step: string } | null;
  /** As the server said it. */
  readonly problem: string | null;
}

interface ExportProgressProps {
  readonly exportJob: ExportLook;
  /** What is being done, in words: "Setting the pages". */
  readonly stepText: (step: string) => string | undefined;
  readonly onCancel: () => void;
  readonly isCancelling?: boolean;
}

/** The progress of an export: how far it is, its place in the queue, or why it failed. */
export function ExportProgress({ exportJob, stepText, onCancel, isCancelling = false }: ExportProgressProps) {
  const { t } = useLingui();
  const { title, status, progress, problem } = exportJob;
  const isUnderWay = status === "waiting" || status === "running";
  const text = useStateText(exportJob, stepText);
  const percent = status === "running" ? percentOf(progress) : 0;

  return (
    <div className="flex flex-col gap-3">
      <output className="block">{text}</output>
      {isUnderWay ? (
        <>
          <ProgressRope label={t`Progress of ${title}`} percent={percent} valueText={`${text} ${percent} %`} />
          <div>
            <Button variant="quiet" busy={isCancelling} busyText={t`Cancelling...`} onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </>
      ) : null}
      <AlertNote
        summary={t`We couldn't make this`}
        text={status === "failed" ? inReadersWords(problem ?? "") : undefined}
      />
    </div>
  );
}

function useStateText({ status, position, progress }: ExportLook, stepText: ExportProgressProps["stepText"]): string {
  const { t } = useLingui();
  if (status === "waiting") return waitingText();
  if (status === "running") return stepText(progress?.step ?? "") ?? t`Getting everything ready...`;
  if (status === "ready") return t`Ready`;
  return status === "cancelled" ? t`Cancelled` : "";

  function waitingText(): string {
    if (position === null || position <= 1) return t`Waiting. It's next in the queue.`;
    return t`Waiting. It's number ${position} in the queue.`;
  }
}

function percentOf(progress: ExportLook["progress"]): number {
  if (!progress || progress.total <= 0) return 0;
  return Math.round(Math.min(1, progress.done / progress.total) * 100);
}

/** What is missing in a finished export, in the server's words; renders nothing when it is complete. */
export function ExportRemark({ remark }: { readonly remark: string | null }) {
  if (remark === null) return null;
  return remark.split("\n").map((sentence) => (
    <p key={sentence} className="flex w-full items-start gap-2 text-sm break-words">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{inReadersWords(sentence)}</span>
    </p>
  ));
}

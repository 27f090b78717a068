import type { ExportJob } from "@lane/contract/exports.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";

import { errorText } from "#api/errors.ts";
import { isUnderWay, useCancelExport, useExports, useRemoveExport } from "#api/exports.ts";
import { displayLocale } from "#lib/i18n.ts";
import { sizeText } from "#lib/size-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { asWritten } from "#ui/as-written.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { ExportProgress, ExportRemark } from "#ui/export-progress.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useBeginArchive } from "./downloads.queries.ts";

/** Starts the export of all memories as a zip, shows its progress, and lists finished zips. */
export function DownloadMemory() {
  const { t, i18n } = useLingui();
  const { data = [], error } = useExports("archive");
  const begin = useBeginArchive();
  const [newest] = data;
  const ready = data.filter(({ status }) => status === "ready");
  const failure = begin.error ?? error;
  return (
    <div className="grid gap-4">
      {newest && (isUnderWay(newest) || newest.status === "failed") ? <UnderWay exportJob={newest} /> : null}
      {data.some(isUnderWay) ? (
        <p className="text-sm text-ink-soft">
          <Trans>You can leave this page. We'll email you when it's ready.</Trans>
        </p>
      ) : (
        <div>
          <Button
            variant="secondary"
            busy={begin.isPending}
            busyText={t`Starting...`}
            onClick={() => begin.mutate(i18n.locale)}
          >
            {ready.length === 0 ? t`Prepare my download` : t`Prepare a new download`}
          </Button>
        </div>
      )}
      <AlertNote summary={t`That didn't work`} text={failure ? errorText(failure) : undefined} />
      {ready.length > 0 ? (
        <ul aria-label={t`Ready to save`} className="divide-y divide-rule border-t border-rule">
          {ready.map((exportJob) => (
            <ReadyDownload key={exportJob.id} exportJob={exportJob} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function UnderWay({ exportJob }: { readonly exportJob: ExportJob }) {
  const { t } = useLingui();
  const cancel = useCancelExport("archive");
  return (
    <ExportProgress
      exportJob={{ ...exportJob, title: t`your download` }}
      stepText={(step) => (step === "gathering" ? t`Gathering your memories...` : undefined)}
      onCancel={() => cancel.mutate(exportJob.id)}
      isCancelling={cancel.isPending}
    />
  );
}

/** A finished zip: its size, its expiry, and the download link. */
function ReadyDownload({ exportJob }: { readonly exportJob: ExportJob }) {
  const { t } = useLingui();
  const remove = useRemoveExport("archive");
  const made = dayText(exportJob.createdAt);
  const until = exportJob.expiresAt === null ? undefined : dayText(exportJob.expiresAt);

  function handleRemove() {
    remove.mutate(exportJob.id, { onError: (error) => toast("error", errorText(error)) });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 last:pb-0">
      <p className="min-w-0 text-sm text-ink-soft">
        <span className="block font-semibold text-ink">
          <ExportName title={exportJob.title} made={made} />
        </span>
        {until === undefined ? null : <Trans>Available until {until}</Trans>}
      </p>
      <div className="flex items-center gap-1">
        {exportJob.outputs.map(({ name, href, saveAs, bytes }) => (
          <a key={name} href={href} download={saveAs} className={buttonStyle("primary")}>
            <SaveText size={sizeText(bytes)} />
          </a>
        ))}
        <IconButton label={t`Remove the file from ${made}`} onClick={handleRemove} disabled={remove.isPending}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <ExportRemark remark={exportJob.problem} />
    </li>
  );
}

/** What the server calls the export of all that one keeps; others have the name of their vault. */
const ownTitle = "Download";

function ExportName({ title, made }: { readonly title: string; readonly made: string }) {
  if (title === ownTitle) return <Trans>Everything, as of {made}</Trans>;
  const name = asWritten(title);
  return (
    <Trans>
      {name}, as of {made}
    </Trans>
  );
}

function SaveText({ size }: { readonly size: string }) {
  return <Trans>Save ({size})</Trans>;
}

function dayText(instant: string): string {
  return new Date(instant).toLocaleDateString(displayLocale(), { dateStyle: "long" });
}

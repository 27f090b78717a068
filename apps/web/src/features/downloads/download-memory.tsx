import type { ExportJob } from "@lane/contract/exports.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { isUnderWay, useCancelExport, useExports } from "#api/exports.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ExportProgress } from "#ui/export-progress.tsx";

import { useBeginArchive } from "./downloads.queries.ts";
import { ReadyDownload } from "./ready-download.tsx";

/** Everything as one zip: begins it, shows how far it is, and keeps what is ready within reach. */
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
          <Trans>You can leave this page. We send you a mail when it is ready.</Trans>
        </p>
      ) : (
        <div>
          <Button
            variant="secondary"
            busy={begin.isPending}
            busyText={t`Beginning...`}
            onClick={() => begin.mutate(i18n.locale)}
          >
            {ready.length === 0 ? t`Gather everything` : t`Gather everything again`}
          </Button>
        </div>
      )}
      <AlertNote summary={t`This did not work`} text={failure ? errorText(failure) : undefined} />
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

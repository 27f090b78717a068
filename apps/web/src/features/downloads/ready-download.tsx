import type { ExportJob } from "@lane/contract/exports.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";

import { errorText } from "#api/errors.ts";
import { useRemoveExport } from "#api/exports.ts";
import { displayLocale } from "#lib/i18n.ts";
import { sizeText } from "#lib/size-text.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { ExportRemark } from "#ui/export-remark.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast-queue.ts";

/** A zip that lies ready: how large it is, until when it stays, and the way to save it. */
export function ReadyDownload({ exportJob }: { readonly exportJob: ExportJob }) {
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
          <Trans>Everything on {made}</Trans>
        </span>
        {until === undefined ? null : <Trans>Stays here until {until}</Trans>}
      </p>
      <div className="flex items-center gap-1">
        {exportJob.outputs.map(({ name, href, saveAs, bytes }) => (
          <a key={name} href={href} download={saveAs} className={buttonStyle("primary")}>
            <SaveText size={sizeText(bytes)} />
          </a>
        ))}
        <IconButton label={t`Remove the file of ${made}`} onClick={handleRemove} disabled={remove.isPending}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <ExportRemark remark={exportJob.problem} />
    </li>
  );
}

function SaveText({ size }: { readonly size: string }) {
  return <Trans>Save ({size})</Trans>;
}

function dayText(instant: string): string {
  return new Date(instant).toLocaleDateString(displayLocale(), { dateStyle: "long" });
}

import type { ExportJob } from "@lane/contract/exports.ts";
import { useLingui } from "@lingui/react/macro";
import { FileText, Image, type LucideIcon } from "lucide-react";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { isUnderWay, useCancelExport, useExports } from "#api/exports.ts";
import { sizeText } from "#lib/size-text.ts";
import { rowButtonStyle } from "#ui/action-style.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { ExportProgress, ExportRemark } from "#ui/export-progress.tsx";
import { Spinner } from "#ui/spinner.tsx";

import { type PageForm, useBeginMemoryPage } from "./downloads.queries.ts";

/** Exports of one memory: to print, to send or to hang on a wall. */
export function SaveMemory({ memoryId }: { readonly memoryId: string }) {
  const { t, i18n } = useLingui();
  const begin = useBeginMemoryPage(memoryId);
  const [begunId, setBegunId] = useState<string>();

  function handleBegin(as: PageForm) {
    setBegunId(undefined);
    begin.mutate({ as, language: i18n.locale }, { onSuccess: ({ making: exportJob }) => setBegunId(exportJob.id) });
  }

  const form = begin.isPending ? begin.variables.as : undefined;
  return (
    <>
      <FormButton Icon={FileText} isBusy={form === "pdf"} onBegin={() => handleBegin("pdf")}>
        {t`Save as PDF`}
      </FormButton>
      <FormButton Icon={Image} isBusy={form === "picture"} onBegin={() => handleBegin("picture")}>
        {t`Save as picture`}
      </FormButton>
      <div className="grid gap-4 px-3 has-[a,p]:my-2">
        <AlertNote summary={t`That didn't work`} text={begin.error ? errorText(begin.error) : undefined} />
        {begunId === undefined ? null : <BegunPage id={begunId} />}
      </div>
    </>
  );
}

interface FormButtonProps {
  readonly Icon: LucideIcon;
  readonly isBusy: boolean;
  readonly onBegin: () => void;
  readonly children: string;
}

// Not `disabled` while busy: that would move the keyboard focus to the top of the page.
function FormButton({ Icon, isBusy, onBegin, children }: FormButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onBegin}
      className={rowButtonStyle}
    >
      {isBusy ? <Spinner /> : <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />}
      {children}
    </button>
  );
}

function BegunPage({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { data } = useExports("memory");
  const cancel = useCancelExport("memory");
  const exportJob = data?.find((one) => one.id === id);
  if (!exportJob) return null;
  return (
    <>
      {isUnderWay(exportJob) || exportJob.status === "failed" ? (
        <ExportProgress
          exportJob={{ ...exportJob, title: t`this page` }}
          stepText={(step) => (step === "pages" ? t`Laying out the page...` : undefined)}
          onCancel={() => cancel.mutate(id)}
          isCancelling={cancel.isPending}
        />
      ) : null}
      <output className="flex flex-wrap gap-3 empty:hidden">
        {exportJob.status === "ready" ? <ExportRemark remark={exportJob.problem} /> : null}
        {exportJob.outputs.map((output) => (
          <SaveLink key={output.name} output={output} />
        ))}
      </output>
    </>
  );
}

function SaveLink({ output: { href, saveAs, bytes } }: { readonly output: ExportJob["outputs"][number] }) {
  const { t } = useLingui();
  const size = sizeText(bytes);
  return (
    <a href={href} download={saveAs} className={buttonStyle("primary")}>
      {t`Save ${saveAs} (${size})`}
    </a>
  );
}

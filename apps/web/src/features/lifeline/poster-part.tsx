import type { ExportJob } from "@lane/contract/exports.ts";
import { maxPosterTitleLength } from "@lane/domain/limits.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { isUnderWay, useCancelExport, useExports } from "#api/exports.ts";
import { sizeText } from "#lib/size-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { ExportProgress } from "#ui/export-progress.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { type PosterWish, useBeginPoster } from "./lifeline.queries.ts";

interface PosterPartProps {
  readonly name: string;
  readonly withHeavy: boolean;
}

const sizes: readonly PosterWish["size"][] = ["A3", "A2", "24x36"];

/** Wishes for a poster, shows how far it is, and keeps what is ready within reach. */
export function PosterPart({ name, withHeavy }: PosterPartProps) {
  const { t, i18n } = useLingui();
  const { data = [] } = useExports("poster");
  const begin = useBeginPoster();
  const [size, setSize] = useState<PosterWish["size"]>("A3");
  const [title, setTitle] = useState(name);
  const [newest] = data;

  function handleBegin() {
    const subtitle = withHeavy ? t`A life in flowers and stones` : t`A life in flowers`;
    begin.mutate({ size, withStones: withHeavy, title: title.trim() || name, subtitle, language: i18n.locale });
  }

  return (
    <div className="mt-6 space-y-4">
      <h3 className="text-xl">{t`A poster for the wall`}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Title of the poster`}
          value={title}
          maxLength={maxPosterTitleLength}
          onChange={(event) => setTitle(event.target.value)}
        />
        <SelectField
          label={t`Size of the sheet`}
          value={size}
          onChange={(event) => setSize(sizes.find((one) => one === event.target.value) ?? "A3")}
        >
          <option value="A3">{t`A3 (30 x 42 cm)`}</option>
          <option value="A2">{t`A2 (42 x 59 cm)`}</option>
          <option value="24x36">{t`24 x 36 in (61 x 91 cm)`}</option>
        </SelectField>
      </div>
      {newest && (isUnderWay(newest) || newest.status === "failed") ? <UnderWay exportJob={newest} /> : null}
      {data.some(isUnderWay) ? null : (
        <Button variant="secondary" busy={begin.isPending} busyText={t`Beginning...`} onClick={handleBegin}>
          <Trans>Make the poster</Trans>
        </Button>
      )}
      <AlertNote summary={t`This did not work`} text={begin.error ? errorText(begin.error) : undefined} />
      <ReadyPosters exports={data.filter(({ status }) => status === "ready")} />
    </div>
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

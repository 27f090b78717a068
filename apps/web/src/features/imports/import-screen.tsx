import type { ImportFormat } from "@lane/contract/imports.ts";
import { acceptOf } from "@lane/domain/media-kinds.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FolderOpen, Upload } from "lucide-react";
import { type ChangeEvent, type ReactNode, useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { sizeText } from "#lib/size-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

import type { ImportLinks } from "./import-links.ts";
import { useBeginImport, useImports } from "./imports.queries.ts";
import { PastImports } from "./past-imports.tsx";
import { useFormatTexts } from "./use-format-texts.ts";
import { emptyNamesOf, SendingProgress, useSending } from "./use-sending.tsx";

const shownNames = 5;

interface ImportScreenProps {
  readonly links: ImportLinks;
  readonly onBegun: (importId: string) => void;
}

/** Chooses files to import and uploads them. */
export function ImportScreen({ links, onBegun }: ImportScreenProps) {
  const { t } = useLingui();
  const { data } = useImports();
  return (
    <>
      <PageHeading title={t`Import memories`}>
        <p>
          <Trans>
            From another diary, your photos or an earlier export. You'll see a preview first, nothing is added until you
            say so, and you can undo the import for thirty days.
          </Trans>
        </p>
      </PageHeading>
      <div className="grid gap-8">
        {data && data.undated > 0 ? <DatesNote count={data.undated} links={links} /> : null}
        <NewImport maxBytes={data?.maxBytes} onBegun={onBegun} />
        {data && data.imports.length > 0 ? <PastImports imports={data.imports} links={links} /> : null}
      </div>
    </>
  );
}

function DatesNote({ count, links }: { readonly count: number; readonly links: ImportLinks }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-card p-6 shadow-soft">
      <p>
        <Plural value={count} one="One memory needs a date." other="# memories need a date." />
      </p>
      <links.DatesLink className={buttonStyle("secondary")}>
        <Trans>Add dates</Trans>
      </links.DatesLink>
    </section>
  );
}

interface NewImportProps {
  readonly maxBytes: number | undefined;
  readonly onBegun: (importId: string) => void;
}

function NewImport({ maxBytes, onBegun }: NewImportProps) {
  const { t } = useLingui();
  const [format, setFormat] = useState<ImportFormat>();
  const [refusal, setRefusal] = useState<string>();
  const begin = useBeginImport();
  const { progress, failure, send, stop } = useSending((uploadIds, emptyNames) => {
    if (format) begin.mutate({ format, uploadIds, emptyNames }, { onSuccess: (answer) => onBegun(answer.import.id) });
  });
  const isBusy = progress !== undefined || begin.isPending || begin.isSuccess;

  function refusalOf(files: readonly File[]): string | undefined {
    const [first, ...others] = emptyNamesOf(files);
    if (first !== undefined && files.every(({ size }) => size === 0)) {
      return others.length === 0
        ? t`${first} is empty`
        : t`These files are empty: ${[first, ...others].slice(0, shownNames).join(", ")}`;
    }
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    return maxBytes !== undefined && bytes > maxBytes
      ? t`You can import up to ${sizeText(maxBytes)} at a time`
      : undefined;
  }

  function handleChosen(files: readonly File[]) {
    const why = refusalOf(files);
    setRefusal(why);
    begin.reset();
    if (why === undefined) send(files);
  }

  return (
    <section className="grid gap-6 rounded-card border border-rule bg-card p-6 shadow-soft">
      <FormatChoice value={format} onValueChange={setFormat} disabled={isBusy} />
      {format && !isBusy ? <FileChoice format={format} onChosen={handleChosen} /> : null}
      {progress ? <SendingProgress progress={progress} onStop={stop} /> : null}
      <AlertNote
        summary={t`We couldn't import this`}
        text={refusal ?? failure ?? (begin.error ? errorText(begin.error) : undefined)}
      />
    </section>
  );
}

const order: readonly ImportFormat[] = ["photos", "own", "day-one", "journey", "takeout", "apple-journal"];

interface FormatChoiceProps {
  readonly value: ImportFormat | undefined;
  readonly onValueChange: (format: ImportFormat) => void;
  readonly disabled: boolean;
}

function FormatChoice({ value, onValueChange, disabled }: FormatChoiceProps) {
  const { t } = useLingui();
  const texts = useFormatTexts();
  return (
    <RadioGroup
      label={t`What would you like to import?`}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      choices={order.map((format) => ({
        value: format,
        label: (
          <>
            <strong className="block">{texts[format].name}</strong>
            <span className="block text-ink-soft">{texts[format].how}</span>
          </>
        ),
      }))}
    />
  );
}

/** Files that operating systems leave in folders; never part of an import. */
const litter = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i;

interface FileChoiceProps {
  readonly format: ImportFormat;
  readonly onChosen: (files: readonly File[]) => void;
}

function FileChoice({ format, onChosen }: FileChoiceProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-3">
      {format === "photos" ? (
        <>
          <Picker label={t`Photos to import`} accept={acceptOf()} onChosen={onChosen}>
            <Upload aria-hidden="true" className="size-5" />
            <Trans>Choose photos</Trans>
          </Picker>
          <Picker label={t`A folder to import`} isFolder onChosen={onChosen}>
            <FolderOpen aria-hidden="true" className="size-5" />
            <Trans>Choose a folder</Trans>
          </Picker>
        </>
      ) : (
        <Picker label={t`Zip files to import`} accept=".zip,application/zip" onChosen={onChosen}>
          <Upload aria-hidden="true" className="size-5" />
          <Trans>Choose the zip file</Trans>
        </Picker>
      )}
    </div>
  );
}

interface PickerProps {
  readonly label: string;
  readonly accept?: string;
  readonly isFolder?: boolean;
  readonly onChosen: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

function Picker({ label, accept, isFolder = false, onChosen, children }: PickerProps) {
  const picker = useRef<HTMLInputElement>(null);

  function handleChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])].filter(({ name }) => !litter.test(name));
    // Cleared, so that the same file can be chosen again.
    currentTarget.value = "";
    if (files.length > 0) onChosen(files);
  }

  return (
    <>
      <input
        ref={(input) => {
          picker.current = input;
          if (input) input.webkitdirectory = isFolder;
        }}
        type="file"
        multiple
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        className="sr-only"
        onChange={handleChosen}
      />
      <Button variant={isFolder ? "secondary" : "primary"} onClick={() => picker.current?.click()}>
        {children}
      </Button>
    </>
  );
}

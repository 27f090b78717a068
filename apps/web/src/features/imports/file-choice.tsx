import type { ImportFormat } from "@lane/contract/imports.ts";
import { acceptOf } from "@lane/domain/media-kinds.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { FolderOpen, Upload } from "lucide-react";
import { type ChangeEvent, type ReactNode, useRef } from "react";

import { Button } from "#ui/button.tsx";

/** What operating systems leave in folders; nobody means to bring it. */
const litter = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i;

interface FileChoiceProps {
  readonly format: ImportFormat;
  readonly onChosen: (files: readonly File[]) => void;
}

export function FileChoice({ format, onChosen }: FileChoiceProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-3">
      {format === "photos" ? (
        <>
          <Picker label={t`Photos to bring`} accept={acceptOf()} onChosen={onChosen}>
            <Upload aria-hidden="true" className="size-5" />
            <Trans>Choose photos</Trans>
          </Picker>
          <Picker label={t`A folder to bring`} isFolder onChosen={onChosen}>
            <FolderOpen aria-hidden="true" className="size-5" />
            <Trans>Choose a folder</Trans>
          </Picker>
        </>
      ) : (
        <Picker label={t`Zips to bring`} accept=".zip,application/zip" onChosen={onChosen}>
          <Upload aria-hidden="true" className="size-5" />
          <Trans>Choose the zip</Trans>
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
    // Emptied, so that the same file can be chosen again.
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

import { maxCaptionLength } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";

import { TextField } from "#ui/text-field.tsx";

import type { FileEntry } from "./file-entry.ts";
import type { UploadList } from "./upload-list.ts";

interface FileWordsProps {
  readonly entry: FileEntry;
  readonly list: UploadList;
}

/** What is written under a file, and what is read to those who cannot see it. */
export function FileWords({ entry: { id, kind, caption, alt }, list }: FileWordsProps) {
  const { t } = useLingui();
  return (
    <div className="mt-3 grid gap-4 border-t border-rule pt-4">
      <TextField
        label={t`Caption`}
        hint={t`Stands under it. Who is it, and where was it?`}
        value={caption}
        maxLength={maxCaptionLength}
        autoComplete="off"
        onChange={({ currentTarget }) => list.describe(id, { caption: currentTarget.value })}
      />
      {kind === "Audio" ? null : (
        <TextField
          label={t`Description for those who cannot see it`}
          value={alt}
          maxLength={maxCaptionLength}
          autoComplete="off"
          onChange={({ currentTarget }) => list.describe(id, { alt: currentTarget.value })}
        />
      )}
    </div>
  );
}

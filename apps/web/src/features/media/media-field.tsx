import { useLingui } from "@lingui/react/macro";
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { classNames } from "#lib/class-names.ts";
import type { DraftMedia, DraftUpload } from "#offline/draft-text.ts";
import { FieldNotes, labelStyle } from "#ui/field.tsx";

import { FileList } from "./file-list.tsx";
import { FilePickers } from "./file-pickers.tsx";
import { useMediaLimits } from "./media.queries.ts";
import { useDropZone } from "./use-drop-zone.ts";
import { useRefusalText } from "./use-refusal-text.ts";
import { type MediaState, useUploadList } from "./use-upload-list.ts";
import { VoiceButton, type VoiceHandle } from "./voice-button.tsx";

export interface MediaHandle {
  add(files: readonly File[]): void;
  /** Keeps what was recorded and not kept yet; false when it cannot be taken. */
  keepTake(): Promise<boolean>;
  settled(): Promise<readonly DraftMedia[] | undefined>;
  giveUp(): void;
}

interface MediaFieldProps {
  /** Both are read once. */
  readonly kept: readonly DraftMedia[];
  readonly uploads: readonly DraftUpload[];
  readonly error: string | undefined;
  readonly onChange: (state: MediaState & { readonly hasTake: boolean }) => void;
  readonly ref: Ref<MediaHandle>;
}

/** Photos, films and sound of a memory: picked or taken here, or dropped or pasted anywhere in the form. */
export function MediaField({ kept, uploads, error, onChange, ref }: MediaFieldProps) {
  const { t } = useLingui();
  const labelId = useId();
  const notesId = useId();
  const { list, entries, refusals, state } = useUploadList(kept, uploads);
  const limits = useMediaLimits();
  const add = (files: readonly File[]) => list.add(files, limits);
  const refusalText = useRefusalText();
  const isOver = useDropZone(add);
  const tell = useEffectEvent(onChange);
  const voice = useRef<VoiceHandle>(null);
  const [hasTake, setHasTake] = useState(false);
  useEffect(() => tell({ ...state, hasTake }), [state, hasTake]);
  const keepTake = async () => (await voice.current?.keep()) ?? true;
  useImperativeHandle(ref, () => ({ add, keepTake, settled: list.settled, giveUp: list.giveUp }));

  function handleRecorded(file: File): boolean {
    // Whoever saves counts the files right after this.
    flushSync(() => add([file]));
    return list.snapshot().refusals.length === 0;
  }

  return (
    <section aria-labelledby={labelId}>
      <h2 id={labelId} className={`${labelStyle} font-sans text-base`}>{t`Photos, films and sound`}</h2>
      <div
        className={classNames(
          "mt-1.5 rounded-[10px] border border-dashed p-3 transition-colors duration-150 sm:p-4",
          isOver ? "border-moss bg-rule/40" : "border-edge bg-card",
        )}
      >
        <FileList entries={entries} list={list} />
        <div className="flex flex-wrap gap-3">
          <FilePickers onChosen={add} describedBy={`${notesId}-hint`} />
          <VoiceButton ref={voice} onRecorded={handleRecorded} onTake={setHasTake} />
        </div>
        <FieldNotes
          hint={t`You can also drop or paste files here, up to 40 in all.`}
          error={error ?? refusalText(refusals)}
          hintId={`${notesId}-hint`}
          errorId={`${notesId}-error`}
        />
      </div>
    </section>
  );
}

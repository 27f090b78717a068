import { acceptOf } from "@lane/domain/media-kinds.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, ImagePlus } from "lucide-react";
import {
  type ChangeEvent,
  type ComponentProps,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

import { classNames } from "#lib/class-names.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import type { DraftMedia, DraftUpload } from "#offline/draft-text.ts";
import { Button } from "#ui/button.tsx";
import { FieldNotes, labelStyle } from "#ui/field.tsx";

import { FileList } from "./file-list.tsx";
import { useMediaLimits } from "./media.queries.ts";
import { VoiceButton, type VoiceHandle } from "./recorder.tsx";
import { useRefusalText } from "./refused-files.ts";
import { type MediaState, useUploadList } from "./upload-list.ts";

export interface MediaHandle {
  add(files: readonly File[]): void;
  /** Adds a pending recording to the files; false when the form refuses it. */
  keepTake(): Promise<boolean>;
  settled(): Promise<readonly DraftMedia[] | undefined>;
  giveUp(): void;
}

interface MediaFieldProps {
  /** `kept` and `uploads` are read only on mount. */
  readonly kept: readonly DraftMedia[];
  readonly uploads: readonly DraftUpload[];
  readonly error: string | undefined;
  readonly onChange: (state: MediaState & { readonly hasTake: boolean }) => void;
  readonly ref: Ref<MediaHandle>;
}

/** Photos, films and sound of a memory: chosen or recorded here, or dropped or pasted anywhere in the form. */
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
    // Rendered synchronously, because saving the form counts the files right after this.
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

interface FilePickersProps {
  readonly onChosen: (files: readonly File[]) => void;
  readonly describedBy: string;
}

function FilePickers({ onChosen, describedBy }: FilePickersProps) {
  const { t } = useLingui();
  // Only devices with a touch screen get the camera button.
  const hasCameraAtHand = useMediaQuery("(pointer: coarse)");
  return (
    <>
      <Picker
        input={{ multiple: true, accept: acceptOf(), "aria-label": t`Files to add` }}
        describedBy={describedBy}
        onChosen={onChosen}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        <Trans>Add files</Trans>
      </Picker>
      {hasCameraAtHand ? (
        <Picker
          input={{ accept: "image/*", capture: "environment", "aria-label": t`A photo from the camera` }}
          describedBy={describedBy}
          onChosen={onChosen}
        >
          <Camera aria-hidden="true" className="size-5" />
          <Trans>Take a photo</Trans>
        </Picker>
      ) : null}
    </>
  );
}

interface PickerProps extends FilePickersProps {
  readonly input: ComponentProps<"input">;
  readonly children: ComponentProps<"button">["children"];
}

function Picker({ input, describedBy, onChosen, children }: PickerProps) {
  const picker = useRef<HTMLInputElement>(null);

  function handleChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Cleared, so that the same file can be chosen again.
    currentTarget.value = "";
    onChosen(files);
  }

  return (
    <>
      <input ref={picker} type="file" tabIndex={-1} className="sr-only" {...input} onChange={handleChosen} />
      <Button variant="secondary" aria-describedby={describedBy} onClick={() => picker.current?.click()}>
        {children}
      </Button>
    </>
  );
}

/** Accepts files dropped anywhere on the page; true while files are dragged over it. */
function useDropZone(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const handleFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("dragover", (event) => hover(event, true), { signal });
    document.addEventListener(
      "dragleave",
      ({ relatedTarget }) => {
        if (relatedTarget === null) setIsOver(false);
      },
      { signal },
    );
    document.addEventListener(
      "drop",
      (event) => {
        hover(event, false);
        handleFiles([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => listening.abort();

    // By default the browser would leave the page to show the file. Dropped text is left to the browser.
    function hover(event: DragEvent, isNowOver: boolean) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(isNowOver);
    }
  }, []);

  return isOver;
}

import { acceptOf } from "@lane/domain/media-kinds.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, ImagePlus } from "lucide-react";
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
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
import { buttonStyle } from "#ui/button-style.ts";
import { FieldNotes } from "#ui/field.tsx";

import { addTileStyle } from "./add-tile.ts";
import { FileStrip } from "./file-strip.tsx";
import { FileThumbs } from "./file-thumbs.tsx";
import { useMediaLimits } from "./media.queries.ts";
import { useVoice } from "./recorder.tsx";
import { useRefusalText } from "./refused-files.ts";
import { type MediaState, useUploadList } from "./upload-list.ts";
import { useDropZone } from "./use-drop-zone.ts";

export interface MediaHandle {
  add(files: readonly File[]): void;
  /** Adds a pending recording to the files; false when the form refuses it. */
  keepTake(): Promise<boolean>;
  settled(): Promise<readonly DraftMedia[] | undefined>;
  giveUp(): void;
  release(keys: readonly string[]): void;
}

interface MediaFieldProps {
  /** `kept` and `uploads` are read only on mount. */
  readonly kept: readonly DraftMedia[];
  readonly uploads: readonly DraftUpload[];
  readonly error: string | undefined;
  readonly onChange: (state: MediaState & { readonly hasTake: boolean }) => void;
  readonly ref: Ref<MediaHandle>;
  /** The member came to add photos: choosing them is the first and largest thing to press. */
  readonly isFirst?: boolean;
  /** Renders the files in groups instead of one strip. */
  readonly renderGroups?: ((renderFiles: (keys: readonly string[]) => ReactNode) => ReactNode) | undefined;
}

/** Photos, films and sound of a memory: chosen or recorded here, or dropped or pasted anywhere in the form. */
export function MediaField(props: MediaFieldProps) {
  const { kept, uploads, error, onChange, ref, isFirst = false, renderGroups } = props;
  const { t } = useLingui();
  const labelId = useId();
  const notesId = useId();
  const { list, entries, refusals, state } = useUploadList(kept, uploads);
  const limits = useMediaLimits();
  const add = (files: readonly File[]) => list.add(files, limits);
  const refusalText = useRefusalText();
  const isOver = useDropZone(add);
  const tell = useEffectEvent(onChange);
  const [hasTake, setHasTake] = useState(false);
  const voice = useVoice(handleRecorded, setHasTake);
  useEffect(() => tell({ ...state, hasTake }), [state, hasTake]);
  const { settled, giveUp, release } = list;
  useImperativeHandle(ref, () => ({ add, keepTake: voice.keep, settled, giveUp, release }));

  function handleRecorded(file: File): boolean {
    // Rendered synchronously, because saving the form counts the files right after this.
    flushSync(() => add([file]));
    return list.snapshot().refusals.length === 0;
  }

  if (renderGroups) return renderGroups((keys) => <FileThumbs entries={entries} keys={keys} />);
  const pickers = { onChosen: add, describedBy: `${notesId}-hint` };
  return (
    <section
      aria-labelledby={labelId}
      className={classNames("min-w-0 rounded-[10px]", isOver && "bg-rule/40 outline-2 outline-moss outline-dashed")}
    >
      <h2 id={labelId} className="sr-only">{t`Photos, videos and recordings`}</h2>
      {isFirst && entries.length === 0 ? (
        <FirstPhotos {...pickers} />
      ) : (
        <FileStrip
          entries={entries}
          list={list}
          before={<PhotosTile {...pickers} />}
          after={
            <>
              <CameraTile {...pickers} />
              {voice.tile}
            </>
          }
        />
      )}
      {voice.panel}
      <OfflineLine isShown={entries.some((entry) => entry.state === "offline")} />
      <div className="max-sm:[&>p:first-child]:sr-only">
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

function OfflineLine({ isShown }: { readonly isShown: boolean }) {
  return (
    <output className="block text-sm text-ink-soft">
      {isShown ? <Trans>No connection. It will resume by itself.</Trans> : null}
    </output>
  );
}

interface PickersProps {
  readonly onChosen: (files: readonly File[]) => void;
  readonly describedBy: string;
}

function PhotosTile(props: PickersProps) {
  const { t } = useLingui();
  return (
    <Picker {...props} input={filesInput(t`Files to add`)} className={addTileStyle}>
      <ImagePlus aria-hidden="true" className="size-6" />
      <Trans>Photos</Trans>
    </Picker>
  );
}

/** Only devices with a touch screen get the camera. */
function CameraTile(props: PickersProps) {
  const { t } = useLingui();
  const hasCameraAtHand = useMediaQuery("(pointer: coarse)");
  if (!hasCameraAtHand) return null;
  const input = { accept: "image/*", capture: "environment", "aria-label": t`A photo from the camera` } as const;
  return (
    <Picker {...props} input={input} className={addTileStyle}>
      <Camera aria-hidden="true" className="size-6" />
      <Trans>Take a photo</Trans>
    </Picker>
  );
}

function FirstPhotos(props: PickersProps) {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge bg-card px-4 py-6 text-center">
      <Picker {...props} input={filesInput(t`Files to add`)} className={`${buttonStyle()} min-h-14! w-full text-lg`}>
        <ImagePlus aria-hidden="true" className="size-6" />
        <Trans>Choose photos</Trans>
      </Picker>
      <p className="text-sm text-balance text-ink-soft">
        <Trans>If your photos have a date, we'll fill it in for you.</Trans>
      </p>
    </div>
  );
}

function filesInput(label: string): ComponentProps<"input"> {
  return { multiple: true, accept: acceptOf(), "aria-label": label };
}

interface PickerProps extends PickersProps {
  readonly input: ComponentProps<"input">;
  readonly className: string;
  readonly children: ReactNode;
}

function Picker({ input, describedBy, onChosen, className, children }: PickerProps) {
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
      <button
        type="button"
        aria-describedby={describedBy}
        className={className}
        onClick={() => picker.current?.click()}
      >
        {children}
      </button>
    </>
  );
}

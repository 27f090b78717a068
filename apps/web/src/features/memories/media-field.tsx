import { Trans, useLingui } from "@lingui/react/macro";
import { ImagePlus } from "lucide-react";
import { type ChangeEvent, useId, useRef } from "react";

import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";
import { FieldNotes, labelStyle } from "#ui/field.tsx";

import { photoTypes, type Refusal } from "./photo-files.ts";
import { PhotoPrint } from "./photo-print.tsx";
import { useDropZone } from "./use-drop-zone.ts";
import type { Photos } from "./use-photos.ts";

interface MediaFieldProps {
  readonly photos: Photos;
  readonly error: string | undefined;
}

/** Photos of a memory: picked or dropped here, or pasted anywhere in the form. */
export function MediaField({ photos, error }: MediaFieldProps) {
  const { t } = useLingui();
  const labelId = useId();
  const notesId = useId();
  const refusalText = useRefusalText();
  const zone = useRef<HTMLElement>(null);
  const isOver = useDropZone(zone, (files) => photos.add(files));

  return (
    <section ref={zone} aria-labelledby={labelId}>
      <h2 id={labelId} className={`${labelStyle} font-sans text-base`}>{t`Photos`}</h2>
      <div
        className={classNames(
          "mt-1.5 rounded-[10px] border border-dashed bg-card p-4 transition-colors duration-150",
          isOver ? "border-moss bg-paper" : "border-edge",
        )}
      >
        {photos.all.length === 0 ? null : (
          <ul className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-4">
            {photos.all.map((photo, index) => (
              <PhotoPrint key={photo.id} photo={photo} number={index + 1} photos={photos} />
            ))}
          </ul>
        )}
        <PhotoPicker onChosen={(files) => photos.add(files)} describedBy={`${notesId}-hint`} />
        <FieldNotes
          hint={t`PNG, JPEG or WebP, up to 25 MB each. You can also drop or paste them.`}
          error={error ?? (photos.refusal && refusalText(photos.refusal))}
          hintId={`${notesId}-hint`}
          errorId={`${notesId}-error`}
        />
      </div>
    </section>
  );
}

interface PhotoPickerProps {
  readonly onChosen: (files: readonly File[]) => void;
  readonly describedBy: string;
}

function PhotoPicker({ onChosen, describedBy }: PhotoPickerProps) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);

  function handleChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that the same photo can be chosen again.
    currentTarget.value = "";
    onChosen(files);
  }

  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        accept={photoTypes.join(",")}
        aria-label={t`Photo files`}
        tabIndex={-1}
        className="sr-only"
        onChange={handleChosen}
      />
      <Button variant="secondary" aria-describedby={describedBy} onClick={() => picker.current?.click()}>
        <ImagePlus aria-hidden="true" className="size-5" />
        <Trans>Add photos</Trans>
      </Button>
    </>
  );
}

function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useLingui();
  return (refusal) =>
    ({
      "wrong-type": t`This file cannot be added. Please choose PNG, JPEG or WebP pictures.`,
      "too-large": t`This picture is larger than 25 MB.`,
      "too-many": t`A memory holds at most 40 files.`,
    })[refusal];
}

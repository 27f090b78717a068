import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";

import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { FormFailure } from "./form-parts.tsx";
import type { CropArea } from "./picture-cropper.tsx";
import { useChangePicture } from "./profile.queries.ts";

const sidePx = 800;

const LazyCropper = lazy(async () => ({ default: (await import("./picture-cropper.tsx")).PictureCropper }));

export interface ChosenPicture {
  readonly file: File;
  readonly address: string;
}

interface PictureSheetProps {
  /** Undefined while no picture is chosen. */
  readonly picture: ChosenPicture | undefined;
  readonly onClose: () => void;
}

export function PictureSheet({ picture, onClose }: PictureSheetProps) {
  const { t } = useLingui();
  const [area, setArea] = useState<CropArea>();
  const change = useChangePicture();

  function handleClose() {
    change.reset();
    setArea(undefined);
    onClose();
  }

  function handleSave() {
    if (!picture || !area) return;
    change.mutate(async () => cropPicture(picture.file, area), { onSuccess: handleClose });
  }

  return (
    <Sheet
      isOpen={picture !== undefined}
      onClose={handleClose}
      title={t`Crop Image`}
      firstSnapPoint={1}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={handleSave}
            disabled={area === undefined}
            busy={change.isPending}
            busyText={t`Saving...`}
            className="grow sm:grow-0"
          >
            <Trans>Save picture</Trans>
          </Button>
          <Button variant="secondary" onClick={handleClose} className="grow sm:grow-0">
            <Trans>Cancel</Trans>
          </Button>
        </div>
      }
    >
      {picture ? (
        <div className="grid gap-4">
          <Crop key={picture.address} picture={picture} onChange={setArea} />
          <FormFailure summary={t`Failed to update profile`} error={change.error} />
        </div>
      ) : null}
    </Sheet>
  );
}

interface CropProps {
  readonly picture: ChosenPicture;
  readonly onChange: (area: CropArea) => void;
}

function Crop({ picture, onChange }: CropProps) {
  const { t } = useLingui();
  const [isUnreadable, setIsUnreadable] = useState(false);
  return (
    <>
      <AlertNote
        summary={t`We can't open this picture`}
        text={isUnreadable ? t`Please choose a PNG, JPEG or WebP picture` : undefined}
      />
      {isUnreadable ? null : (
        <>
          <p className="text-ink-soft">
            <Trans>Move and zoom until the circle shows what you like.</Trans>
          </p>
          <Suspense fallback={<Skeleton className="h-64 w-full sm:h-80" />}>
            <LazyCropper address={picture.address} onChange={onChange} onUnreadable={() => setIsUnreadable(true)} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** The cropped picture as a data URL, small enough for a quick upload. */
async function cropPicture(file: Blob, area: CropArea): Promise<string> {
  // With the rotation of its EXIF data applied, as in the crop view.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const side = Math.min(sidePx, Math.round(area.width));
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext("2d")?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  picture.close();
  return dataUrlOf(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 }));
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(new Error("The picture could not be read")));
    reader.readAsDataURL(blob);
  });
}

import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";

import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { type CropArea, cropPicture } from "./crop-picture.ts";
import { FormFailure } from "./form-failure.tsx";
import { useChangePicture } from "./profile.queries.ts";

const LateCropper = lazy(async () => ({ default: (await import("./picture-cropper.tsx")).PictureCropper }));

interface PictureSheetProps {
  /** The picture that was chosen; undefined while none is. */
  readonly file: File | undefined;
  readonly onClose: () => void;
}

export function PictureSheet({ file, onClose }: PictureSheetProps) {
  const { t } = useLingui();
  const [area, setArea] = useState<CropArea>();
  const change = useChangePicture();

  function handleClose() {
    change.reset();
    onClose();
  }

  function handleSave() {
    if (!file || !area) return;
    change.mutate(async () => cropPicture(file, area), { onSuccess: handleClose });
  }

  return (
    <Sheet
      isOpen={file !== undefined}
      onClose={handleClose}
      title={t`Crop Image`}
      firstSnapPoint={1}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button onClick={handleSave} busy={change.isPending} busyText={t`Saving...`} className="grow sm:grow-0">
            <Trans>Save picture</Trans>
          </Button>
          <Button variant="secondary" onClick={handleClose} className="grow sm:grow-0">
            <Trans>Cancel</Trans>
          </Button>
        </div>
      }
    >
      {file ? (
        <div className="grid gap-4">
          <p className="text-ink-soft">
            <Trans>Move and zoom until the circle shows what you like.</Trans>
          </p>
          <Suspense fallback={<Skeleton className="h-64 w-full sm:h-80" />}>
            <LateCropper file={file} onChange={setArea} />
          </Suspense>
          <FormFailure summary={t`Failed to update profile`} error={change.error} />
        </div>
      ) : null}
    </Sheet>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, lazy, Suspense, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";

import type { ChosenPicture } from "./picture-sheet.tsx";
import { type Profile, useUpdateProfile } from "./profile.queries.ts";

const PictureSheet = lazy(async () => ({ default: (await import("./picture-sheet.tsx")).PictureSheet }));

interface ProfilePictureProps {
  readonly profile: Profile;
  readonly isEditing: boolean;
}

const acceptedTypes = ["image/png", "image/jpeg", "image/webp"];

export function ProfilePicture({ profile: { id, image }, isEditing }: ProfilePictureProps) {
  return (
    <div className={classNames("flex flex-col items-center gap-x-6 gap-y-3", isEditing && "sm:flex-row")}>
      <Avatar memberId={id} imageUrl={image ?? undefined} className="size-50" />
      {isEditing ? <PictureChoice hasPicture={image !== null} /> : null}
    </div>
  );
}

function PictureChoice({ hasPicture }: { readonly hasPicture: boolean }) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ChosenPicture>();
  const [isRefused, setIsRefused] = useState(false);
  const update = useUpdateProfile();

  function handleChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = currentTarget.files?.[0];
    // Cleared, so that the same picture can be chosen again.
    currentTarget.value = "";
    const isAccepted = chosen !== undefined && acceptedTypes.includes(chosen.type);
    setIsRefused(chosen !== undefined && !isAccepted);
    if (isAccepted) setPicture({ file: chosen, address: URL.createObjectURL(chosen) });
  }

  function handleClose() {
    if (picture) URL.revokeObjectURL(picture.address);
    setPicture(undefined);
  }

  return (
    <div className="grid justify-items-center gap-2 sm:justify-items-start">
      <input
        ref={picker}
        type="file"
        accept={acceptedTypes.join(",")}
        aria-label={t`Picture file`}
        tabIndex={-1}
        className="sr-only"
        onChange={handleChosen}
      />
      <Button variant="secondary" onClick={() => picker.current?.click()}>
        <Trans>Choose a picture</Trans>
      </Button>
      {hasPicture ? (
        <Button variant="quiet" busy={update.isPending} onClick={() => update.mutate({ image: null })}>
          <Trans>Remove picture</Trans>
        </Button>
      ) : null}
      <p role="alert" className="max-w-60 text-sm text-alarm empty:hidden">
        {isRefused ? t`Please choose a PNG, JPEG or WebP picture` : null}
      </p>
      <Suspense>
        <PictureSheet picture={picture} onClose={handleClose} />
      </Suspense>
    </div>
  );
}

import { Trans } from "@lingui/react/macro";

import { Avatar } from "#ui/avatar.tsx";

import type { Profile } from "./profile.queries.ts";

interface ProfilePictureProps {
  readonly profile: Profile;
  readonly isEditing: boolean;
}

export function ProfilePicture({ profile: { id, image }, isEditing }: ProfilePictureProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      <Avatar memberId={id} imageUrl={image ?? undefined} className="size-50" />
      {isEditing ? (
        <p className="max-w-50 text-center text-sm text-ink-soft">
          <Trans>Choosing your own picture comes with photos. Until then, this flower is yours.</Trans>
        </p>
      ) : null}
    </div>
  );
}

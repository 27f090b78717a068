import { useLingui } from "@lingui/react/macro";

import { Modal } from "#ui/modal.tsx";

import type { OverlayProps } from "./overlay-props.ts";
import type { Profile } from "./profile.queries.ts";
import { ReflectionForm } from "./reflection-form.tsx";

export function ReflectionModal({ profile, ...frame }: OverlayProps & { readonly profile: Profile }) {
  const { t } = useLingui();
  return (
    <Modal {...frame} title={t`Reflection Style`}>
      <ReflectionForm profile={profile} onClose={frame.onClose} />
    </Modal>
  );
}

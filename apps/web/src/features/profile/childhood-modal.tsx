import { useLingui } from "@lingui/react/macro";

import { Modal } from "#ui/modal.tsx";

import { ChildhoodForm } from "./childhood-and-reflection-modals.tsx";
import type { OverlayProps } from "./overlay-props.ts";
import type { Profile } from "./profile.queries.ts";

export function ChildhoodModal({ profile, ...frame }: OverlayProps & { readonly profile: Profile }) {
  const { t } = useLingui();
  return (
    <Modal {...frame} title={t`Childhood Context`}>
      <ChildhoodForm profile={profile} onClose={frame.onClose} />
    </Modal>
  );
}

import type { Role } from "@lane/domain/roles.ts";
import { useLingui } from "@lingui/react/macro";

/** What a member of a vault may do, in a few words and in a sentence. */
export function useRoleWords(): Readonly<Record<Role, { readonly name: string; readonly text: string }>> {
  const { t } = useLingui();
  return {
    owner: { name: t`Owner`, text: t`Reads and writes, invites people and looks after the vault.` },
    contributor: { name: t`Can read and write`, text: t`Reads everything and adds memories.` },
    viewer: { name: t`Can read`, text: t`Reads everything, but can't add anything.` },
  };
}

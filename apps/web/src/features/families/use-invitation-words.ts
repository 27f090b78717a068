import type { ReceivedInvitation } from "@lane/contract/memberships.ts";
import { useLingui } from "@lingui/react/macro";

interface InvitationWords {
  readonly title: string;
  /** What the invited person will see and may do. */
  readonly youSee: string;
  /** What the others will see of them. */
  readonly othersSee: string;
  readonly joined: string;
}

/** What accepting an invitation means, in two sentences. */
export function useInvitationWords(invitation: ReceivedInvitation, ownName: string | undefined): InvitationWords {
  const guest = useGuestWords(invitation, ownName);
  const vault = useVaultWords(invitation, ownName);
  return invitation.kind === "guest" ? guest : vault;
}

function useGuestWords({ from, years }: ReceivedInvitation, ownName: string | undefined): InvitationWords {
  const { t } = useLingui();
  const { from: first, to: last } = years ?? { from: "", to: "" };
  return {
    title: t`${from} has invited you to write for their timeline`,
    youSee:
      years === null
        ? t`You can write memories for ${from}. You'll only see what you write yourself.`
        : t`You can write memories for ${from} from ${first} to ${last}. You'll only see what you write yourself.`,
    othersSee:
      ownName === undefined
        ? t`${from} sees your name, and only the memories you offer. Your own timeline stays private.`
        : t`You appear as ${ownName}. ${from} sees only the memories you offer, and your own timeline stays private.`,
    joined: t`You can now write for ${from}.`,
  };
}

function useVaultWords({ from, name, role }: ReceivedInvitation, ownName: string | undefined): InvitationWords {
  const { t } = useLingui();
  return {
    title: t`${from} has invited you to join “${name}”`,
    youSee:
      role === "viewer"
        ? t`You'll see everything in this family vault.`
        : t`You'll see everything in this family vault, and you can add memories of your own.`,
    othersSee: othersSee(),
    joined: t`You've joined “${name}”.`,
  };

  function othersSee(): string {
    if (ownName === undefined)
      return t`Other members see your name and what you add here. Your own timeline stays private.`;
    return role === "viewer"
      ? t`Other members see your name, ${ownName}. Your own timeline stays private.`
      : t`Other members see your name, ${ownName}, and what you add here. Your own timeline stays private.`;
  }
}

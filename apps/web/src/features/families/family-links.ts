import type { ComponentProps, ReactNode } from "react";

type LinkProps = Pick<ComponentProps<"a">, "className" | "children">;

interface VaultLinkProps extends LinkProps {
  readonly vaultId: string;
}

/** Links of what is about families; the page knows the addresses. */
export interface FamilyLinks {
  /** Undefined where everything is included and there are no plans. */
  readonly PlansLink: ((props: LinkProps) => ReactNode) | undefined;
  readonly InvitationsLink: (props: LinkProps) => ReactNode;
  /** To what guests have offered. */
  readonly OffersLink: (props: LinkProps) => ReactNode;
  /** To the book of a vault, and to its lifeline. */
  readonly VaultBookLink: (props: VaultLinkProps) => ReactNode;
  readonly VaultLifelineLink: (props: VaultLinkProps) => ReactNode;
}

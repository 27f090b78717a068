import { paths } from "@lane/contract/page-paths.ts";
import { Link } from "@tanstack/react-router";

import type { FamilyLinks } from "#features/families/family-links.ts";
import { isAllIncluded } from "#lib/server-facts.ts";

const links = {
  PlansLink: (link) => <Link to={paths.subscriptions} {...link} />,
  InvitationsLink: (link) => <Link to={paths.invitations} {...link} />,
  OffersLink: (link) => <Link to={paths.sharedMemories} {...link} />,
  VaultBookLink: ({ vaultId, ...link }) => <Link to={paths.book} search={{ timeline: vaultId }} {...link} />,
  VaultLifelineLink: ({ vaultId, ...link }) => <Link to={paths.lifeline} search={{ timeline: vaultId }} {...link} />,
} satisfies FamilyLinks;

/** A function, because whether there are plans is only known once the page is open. */
export function familyLinks(): FamilyLinks {
  return isAllIncluded() ? { ...links, PlansLink: undefined } : links;
}

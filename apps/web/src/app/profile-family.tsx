import { paths } from "@lane/contract/page-paths.ts";
import { getRouteApi, useNavigate } from "@tanstack/react-router";

import { BlockedPeople } from "#features/families/blocked-people.tsx";
import { HostedGuests } from "#features/families/hosted-guests.tsx";
import { Vaults } from "#features/families/vaults.tsx";

import { familyLinks } from "./family-links.tsx";

const route = getRouteApi("/member/profile");

/** The vaults of the profile; the address names the one that is open. */
export function ProfileVaults() {
  const { vault } = route.useSearch();
  const navigate = useNavigate();
  return (
    <Vaults
      links={familyLinks()}
      openId={vault}
      onOpen={(opened) =>
        void navigate({
          to: paths.profile,
          search: { section: "family", vault: opened },
          // Back closes what was opened here.
          replace: opened === undefined,
          resetScroll: false,
        })
      }
    />
  );
}

export function ProfileGuests() {
  return (
    <>
      <HostedGuests links={familyLinks()} />
      <BlockedPeople />
    </>
  );
}

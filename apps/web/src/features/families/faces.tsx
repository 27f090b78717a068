import type { Member } from "@lane/contract/memberships.ts";

import { PersonInitial } from "#ui/person-initial.tsx";

const mostFaces = 4;

/** The members of a vault at a glance; whoever shows them names them, too. */
export function Faces({ members }: { readonly members: readonly Member[] }) {
  return (
    <span aria-hidden="true" className="flex shrink-0">
      {members.slice(0, mostFaces).map(({ accountId, name, colour }) => (
        <PersonInitial
          key={accountId}
          name={name}
          colour={colour}
          className="-ms-2 size-9 border-2 border-card first:ms-0"
        />
      ))}
    </span>
  );
}

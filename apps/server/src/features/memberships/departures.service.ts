import type { Viewer } from "#lib/viewer.ts";
import type { Transact } from "#ports/transact.ts";

import type { GuestDepartures } from "./guest-departures.ts";
import type { BlockedPeople } from "./membership-dependencies.ts";
import { isVault, type MembershipGate, notThere } from "./membership-gate.ts";
import type { VaultDepartures } from "./vault-departures.ts";

interface DeparturesDeps {
  readonly gate: Pick<MembershipGate, "take" | "govern">;
  readonly vaults: VaultDepartures;
  readonly guests: GuestDepartures;
  readonly blocked: Pick<BlockedPeople, "block">;
  readonly transact: Transact;
}

/** Leaving and being removed. */
export function createDeparturesService({ gate, vaults, guests, blocked, transact }: DeparturesDeps) {
  async function part(accountId: string, timelineId: string, memberId: string): Promise<void> {
    const membership = await gate.govern(accountId, timelineId);
    if (membership.timeline.kind === "personal") return guests.removeGuest(membership, memberId);
    const member = membership.members.find((one) => one.accountId === memberId);
    if (!member) throw notThere();
    return vaults.depart(membership.timeline, member, memberId === accountId ? "left" : "removed");
  }

  return {
    async leave({ accountId }: Viewer, timelineId: string): Promise<void> {
      await transact(async () => {
        const membership = await gate.take(accountId, timelineId);
        if (membership.timeline.kind === "personal") throw notThere();
        if (!isVault(membership.timeline)) return guests.leaveHost(membership);
        return vaults.depart(membership.timeline, membership.me, "left");
      });
    },

    async remove({ accountId }: Viewer, timelineId: string, { memberId, alsoBlock = false }: Removal): Promise<void> {
      await transact(async () => {
        await part(accountId, timelineId, memberId);
        if (alsoBlock) await blocked.block(accountId, memberId);
      });
    },
  };
}

interface Removal {
  readonly memberId: string;
  readonly alsoBlock?: boolean | undefined;
}

export type DeparturesService = ReturnType<typeof createDeparturesService>;

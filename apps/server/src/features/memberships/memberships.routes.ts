import type { ParsedInput } from "@lane/contract/endpoint.ts";
import { membershipsApi } from "@lane/contract/memberships.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { AcceptingService } from "./accepting.service.ts";
import type { DeparturesService } from "./departures.service.ts";
import type { InvitationsService } from "./invitations.service.ts";
import type { JoinedTimelines } from "./joined-timelines.ts";
import type { MembersService } from "./members.service.ts";
import type { VaultsService } from "./vaults.service.ts";

interface MembershipServices {
  readonly joined: JoinedTimelines;
  readonly vaults: VaultsService;
  readonly members: MembersService;
  readonly invitations: InvitationsService;
  readonly accepting: AcceptingService;
  readonly departures: DeparturesService;
  /** Satisfied by the memories in app/compose-memberships.ts. */
  readonly vaultMemories: {
    bring(viewer: Viewer, wish: ParsedInput<typeof membershipsApi.bring>["body"]): Promise<number>;
    takeOut(viewer: Viewer, memoryId: string): Promise<void>;
  };
}

export function mountMemberships(router: Router, services: MembershipServices): void {
  mountVaults(router, services);
  mountInvitations(router, services);
  mountMembers(router, services);
}

type Invitations = Pick<MembershipServices, "invitations" | "accepting">;
type Vaults = Pick<MembershipServices, "joined" | "vaults" | "vaultMemories">;

function mountVaults(router: Router, { joined, vaults, vaultMemories }: Vaults): void {
  router.mount(membershipsApi.timelines, async ({ viewer }) => done("Timelines found", await joined.list(viewer)));
  router.mount(membershipsApi.foundVault, async ({ viewer, body }) =>
    done("Vault founded", { timeline: await vaults.found(viewer, body) }),
  );
  router.mount(membershipsApi.changeVault, async ({ viewer, body: { timelineId, ...change } }) =>
    done("Vault changed", { timeline: await vaults.change(viewer, timelineId, change) }),
  );
  router.mount(membershipsApi.deleteVault, async ({ viewer, body }) =>
    done("Vault will be deleted", { timeline: await vaults.remove(viewer, body.timelineId) }),
  );
  router.mount(membershipsApi.keepVault, async ({ viewer, body }) =>
    done("Vault kept", { timeline: await vaults.keep(viewer, body.timelineId) }),
  );
  router.mount(membershipsApi.bring, async ({ viewer, body }) =>
    done("Memories added to the vault", { count: await vaultMemories.bring(viewer, body) }),
  );
  router.mount(membershipsApi.takeOut, async ({ viewer, body }) => {
    await vaultMemories.takeOut(viewer, body.memoryId);
    return done("Memory taken out of the vault", {});
  });
}

function mountInvitations(router: Router, { invitations, accepting }: Invitations): void {
  router.mount(membershipsApi.invite, async ({ viewer, body }) =>
    done("Invitation sent", { invitation: await invitations.invite(viewer, body) }),
  );
  router.mount(membershipsApi.withdrawInvitation, async ({ viewer, body }) =>
    done("Invitation withdrawn", { invitation: await invitations.withdraw(viewer, body.id) }),
  );
  router.mount(membershipsApi.resendInvitation, async ({ viewer, body }) =>
    done("Invitation sent again", { invitation: await invitations.resend(viewer, body.id) }),
  );
  router.mount(membershipsApi.acceptInvitation, async ({ viewer, body }) =>
    done("Invitation accepted", { timeline: await accepting.accept(viewer, body.id, body.choice) }),
  );
  router.mount(membershipsApi.declineInvitation, async ({ viewer, body }) => {
    await accepting.decline(viewer, body.id, body.alsoBlock);
    return done("Invitation declined", {});
  });
  router.mount(membershipsApi.reportInvitation, async ({ viewer, body }) => {
    await accepting.report(viewer, body.id, body.text);
    return done("Report sent", {});
  });
}

function mountMembers(
  router: Router,
  { members, departures }: Pick<MembershipServices, "members" | "departures">,
): void {
  router.mount(membershipsApi.members, async ({ viewer, query }) =>
    done("Members found", await members.list(viewer, query.timelineId)),
  );
  router.mount(membershipsApi.changeRole, async ({ viewer, body: { timelineId, accountId, role } }) => {
    await members.changeRole(viewer, timelineId, accountId, role);
    return done("Role changed", {});
  });
  router.mount(membershipsApi.choose, async ({ viewer, body }) => {
    await members.choose(viewer, body.timelineId, body.choice);
    return done("Choice saved", {});
  });
  router.mount(membershipsApi.leave, async ({ viewer, body }) => {
    await departures.leave(viewer, body.timelineId);
    return done("You have left", {});
  });
  router.mount(membershipsApi.remove, async ({ viewer, body: { timelineId, accountId: memberId, alsoBlock } }) => {
    await departures.remove(viewer, timelineId, { memberId, alsoBlock });
    return done("Member removed", {});
  });
}

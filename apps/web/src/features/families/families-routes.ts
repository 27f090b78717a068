import type { archiveApi } from "@lane/contract/archive.ts";
import type { blockedPeopleApi } from "@lane/contract/blocked-people.ts";
import type { membershipsApi } from "@lane/contract/memberships.ts";

import { route } from "#api/routes.ts";

export const familyRoutes = {
  foundVault: route<typeof membershipsApi.foundVault>("POST", "/vaults"),
  changeVault: route<typeof membershipsApi.changeVault>("PUT", "/vaults"),
  deleteVault: route<typeof membershipsApi.deleteVault>("POST", "/vaults/delete"),
  keepVault: route<typeof membershipsApi.keepVault>("POST", "/vaults/keep"),
  changeRole: route<typeof membershipsApi.changeRole>("PUT", "/memberships"),
  choose: route<typeof membershipsApi.choose>("PUT", "/memberships/choice"),
  leave: route<typeof membershipsApi.leave>("POST", "/memberships/leave"),
  remove: route<typeof membershipsApi.remove>("POST", "/memberships/remove"),
  invite: route<typeof membershipsApi.invite>("POST", "/invitations"),
  withdrawInvitation: route<typeof membershipsApi.withdrawInvitation>("POST", "/invitations/withdraw"),
  resendInvitation: route<typeof membershipsApi.resendInvitation>("POST", "/invitations/resend"),
  acceptInvitation: route<typeof membershipsApi.acceptInvitation>("POST", "/invitations/accept"),
  declineInvitation: route<typeof membershipsApi.declineInvitation>("POST", "/invitations/decline"),
  reportInvitation: route<typeof membershipsApi.reportInvitation>("POST", "/invitations/report"),
  blockedPeople: route<typeof blockedPeopleApi.list>("GET", "/user/blocked"),
  unblock: route<typeof blockedPeopleApi.unblock>("POST", "/user/blocked/remove"),
  beginArchive: route<typeof archiveApi.begin>("POST", "/archive"),
} as const;

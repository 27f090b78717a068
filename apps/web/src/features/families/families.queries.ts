import type { CallInput } from "@lane/contract/endpoint.ts";
import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { membershipsApi } from "@lane/contract/memberships.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "#api/client.ts";
import { newExportKey, useShowExport } from "#api/exports.ts";
import { vaultMembersQuery } from "#api/vault-members.ts";
import { attemptKey } from "#lib/attempt-key.ts";
import { randomId } from "#lib/random-id.ts";

import { familyRoutes } from "./families-routes.ts";

type Body<Name extends keyof typeof membershipsApi> = NonNullable<CallInput<(typeof membershipsApi)[Name]>["body"]>;
export type NewVault = Body<"foundVault">;
export type VaultChange = Body<"changeVault">;
export type NewInvitation = Body<"invite">;

/** Asked again whenever it is opened: somebody may have accepted since. */
export function useMembers(timelineId: string, isWanted = true) {
  return useQuery({ ...vaultMembersQuery(timelineId), enabled: isWanted, staleTime: 0 });
}

interface WriteOptions {
  readonly idempotencyKey: string;
}

/**
 * One idempotency key for each content: pressing again after a lost answer writes once. `onDone` is called once the
 * lists are up to date, although what was pressed may have left the page by then. After a refusal they are asked for
 * again as well: it often means that somebody else was faster.
 */
function useMembershipWrite<Sent extends object, Answer>(
  send: (body: Sent, options: WriteOptions) => Promise<Answer>,
  onDone?: (answer: Answer, body: Sent) => void,
) {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(randomId);
  const reload = () => client.invalidateQueries({ queryKey: ["memberships"] });
  return useMutation({
    mutationFn: (body: Sent) => send(body, { idempotencyKey: attemptKey(attempt, body) }),
    onSuccess: async (answer, body) => {
      setAttempt(randomId());
      await reload();
      onDone?.(answer, body);
    },
    onError: () => void reload(),
  });
}

type Done = () => void;

export function useFoundVault() {
  return useMembershipWrite(
    async (body: NewVault, options) => (await call(familyRoutes.foundVault, { body }, options)).timeline,
  );
}

export function useChangeVault() {
  return useMembershipWrite((body: VaultChange, options) => call(familyRoutes.changeVault, { body }, options));
}

export function useDeleteVault(onDone: Done) {
  return useMembershipWrite(
    (body: Body<"deleteVault">, options) => call(familyRoutes.deleteVault, { body }, options),
    onDone,
  );
}

export function useKeepVault(onDone: Done) {
  return useMembershipWrite(
    (body: Body<"keepVault">, options) => call(familyRoutes.keepVault, { body }, options),
    onDone,
  );
}

export function useInvite() {
  return useMembershipWrite(
    async (body: NewInvitation, options) => (await call(familyRoutes.invite, { body }, options)).invitation,
  );
}

export function useWithdrawInvitation(onDone: Done) {
  return useMembershipWrite(
    (body: Body<"withdrawInvitation">, options) => call(familyRoutes.withdrawInvitation, { body }, options),
    onDone,
  );
}

export function useResendInvitation(onDone: Done) {
  return useMembershipWrite(
    (body: Body<"resendInvitation">, options) => call(familyRoutes.resendInvitation, { body }, options),
    onDone,
  );
}

export function useAcceptInvitation(onDone: (timeline: JoinedTimeline) => void) {
  return useMembershipWrite(
    async (body: Body<"acceptInvitation">, options) =>
      (await call(familyRoutes.acceptInvitation, { body }, options)).timeline,
    onDone,
  );
}

export function useDeclineInvitation(onDone: Done) {
  return useMembershipWrite(
    (body: Body<"declineInvitation">, options) => call(familyRoutes.declineInvitation, { body }, options),
    onDone,
  );
}

export function useReportInvitation(onDone: Done) {
  return useMutation({
    mutationFn: (body: Body<"reportInvitation">) => call(familyRoutes.reportInvitation, { body }),
    onSuccess: onDone,
  });
}

/** Whom the member has blocked; it changes with every write that can block somebody. */
export function useBlockedPeople() {
  return useQuery({
    queryKey: ["memberships", "blocked"],
    queryFn: async ({ signal }) => (await call(familyRoutes.blockedPeople, {}, { signal })).people,
  });
}

export function useUnblock(onDone: Done) {
  return useMembershipWrite(
    (body: { readonly id: string }, options) => call(familyRoutes.unblock, { body }, options),
    onDone,
  );
}

export function useChangeRole(onDone: Done) {
  return useMembershipWrite(
    (body: Body<"changeRole">, options) => call(familyRoutes.changeRole, { body }, options),
    onDone,
  );
}

export function useRemoveMember(onDone: Done) {
  return useMembershipWrite((body: Body<"remove">, options) => call(familyRoutes.remove, { body }, options), onDone);
}

export function useChoose() {
  return useMembershipWrite((body: Body<"choose">, options) => call(familyRoutes.choose, { body }, options));
}

/** Who belongs to what was left is forgotten at once; it would be asked for in vain. */
export function useLeave(onDone: Done) {
  const client = useQueryClient();
  return useMembershipWrite(async (body: Body<"leave">, options) => {
    const answer = await call(familyRoutes.leave, { body }, options);
    client.removeQueries({ queryKey: ["memberships", "members", { timelineId: body.timelineId }] });
    return answer;
  }, onDone);
}

/** Gathers as a zip what the member may read in a vault, or what they wrote in one that they were removed from. */
export function useExportVault() {
  const [key, setKey] = useState(newExportKey);
  const show = useShowExport();
  return useMutation({
    mutationFn: (body: { readonly timelineId: string; readonly language: string }) =>
      call(familyRoutes.beginArchive, { body: { key, ...body } }),
    onSuccess: ({ making: exportJob }) => {
      show(exportJob);
      setKey(newExportKey());
    },
  });
}

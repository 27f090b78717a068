import type { Newcomer } from "./newcomers.ts";
import { type ProcessCalls, statusesOf } from "./process-calls.ts";
import type { Round } from "./rounds.ts";

interface Family {
  readonly calls: ProcessCalls;
  readonly round: number;
  readonly owner: Newcomer;
  readonly guest: Newcomer;
  readonly vaultId: string;
}

/** Invited, accepted, withdrawn and removed at different processes at the same moment. */
export const membershipRound: Round = async ({ calls, newcomers, round }) => {
  const [owner, guest] = [await newcomers.open(), await newcomers.open()];
  const wish = { name: "The Marshes", firstYear: 1985 };
  const founded = await calls.at(round, "/api/vaults", { method: "POST", token: owner.token, body: wish });
  const family = { calls, round, owner, guest, vaultId: founded.body.timeline.id };
  const problems = await acceptWhileWithdrawn(family);
  if (!(await isMember(family))) await accept(family, round, await invite(family));
  return [...problems, ...(await removeWhileWriting(family))];
};

/** In one of the two orders: either the guest belongs to the vault afterwards, or the invitation is withdrawn. */
async function acceptWhileWithdrawn(family: Family): Promise<string[]> {
  const { calls, round, owner } = family;
  const id = await invite(family);
  const withdrawing = { method: "POST", token: owner.token, body: { id } } as const;
  const [accepted, withdrawn] = await Promise.all([
    accept(family, round + 1, id),
    calls.at(round + 2, "/api/invitations/withdraw", withdrawing),
  ]);
  const seen = await readersOf(family);
  const areSame = new Set(seen.map(({ status }) => status)).size === 1;
  return [
    ...(accepted.status === 200 && withdrawn.status === 200 ? ["an invitation was accepted and withdrawn"] : []),
    ...(areSame ? [] : [`a membership differs between processes: ${statusesOf(seen)}`]),
    ...(accepted.status === 200 && seen[0]?.status !== 200 ? ["an accepted invitation opens nothing"] : []),
    ...(withdrawn.status === 200 && seen[0]?.status === 200 ? ["a withdrawn invitation opens a vault"] : []),
    ...[accepted, withdrawn].filter(({ status }) => status >= 500).map(({ status }) => `an invitation: ${status}`),
  ];
}

async function removeWhileWriting(family: Family): Promise<string[]> {
  const { calls, round, owner, guest, vaultId } = family;
  const { body: shown } = await calls.at(round, `/api/timeline?timelineId=${vaultId}`, { token: owner.token });
  const memory = { timelineId: vaultId, yearId: shown.years[0]._id, month: 7, memoryTitle: "The old boat" };
  const body = { ...memory, memoryDescription: "<p>It rained.</p>" };
  const write = (which: number) => calls.at(which, "/api/memories", { method: "POST", token: guest.token, body });
  const removal = { timelineId: vaultId, accountId: guest.accountId };
  const removing = { method: "POST", token: owner.token, body: removal } as const;
  const [removed, ...written] = await Promise.all([
    calls.at(round + 2, "/api/memberships/remove", removing),
    ...Array.from({ length: calls.count }, (_, which) => write(which)),
  ]);

  const readers = await readersOf(family);
  const later = await Promise.all(readers.map((_, which) => write(which)));
  const isUnder500 = [removed, ...written].every(({ status }) => status < 500);
  return [
    ...(isUnder500 ? [] : [`removed while writing: ${removed.status}, ${statusesOf(written)}`]),
    ...(readers.every(({ status }) => status === 404) ? [] : [`a removed member reads: ${statusesOf(readers)}`]),
    ...(later.every(({ status }) => status === 404) ? [] : [`a removed member writes: ${statusesOf(later)}`]),
  ];
}

async function invite({ calls, round, owner, guest, vaultId }: Family): Promise<string> {
  const body = { timelineId: vaultId, email: guest.email, role: "contributor" };
  const answer = await calls.at(round, "/api/invitations", { method: "POST", token: owner.token, body });
  return answer.body.invitation.id;
}

function accept({ calls, guest }: Family, which: number, id: string) {
  const body = { id, choice: "stays" };
  return calls.at(which, "/api/invitations/accept", { method: "POST", token: guest.token, body });
}

function readersOf({ calls, guest, vaultId }: Family) {
  return calls.everywhere(`/api/timeline?timelineId=${vaultId}`, { token: guest.token });
}

async function isMember(family: Family): Promise<boolean> {
  return (await readersOf(family)).every(({ status }) => status === 200);
}

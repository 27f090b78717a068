import type { Role } from "@lane/domain/roles.ts";

import type { TestServer } from "./server-test.ts";
import { createWriter, giveAddOns, type TestTimeline, type Writer } from "./writer.ts";

/** People who belong to vaults and write as guests, through the calls of the product. */

export async function createPayer(server: TestServer): Promise<Writer> {
  const payer = await createWriter(server);
  await giveAddOns(server, payer);
  return payer;
}

export async function succeed<A extends { readonly status: number; readonly raw: string }>(
  call: Promise<A>,
): Promise<A> {
  const answer = await call;
  if (answer.status !== 200) throw new Error(answer.raw);
  return answer;
}

/** The years of a vault, or of what a guest writes, as one of its members sees them. */
export async function readShared(member: Writer, timelineId: string): Promise<TestTimeline> {
  const { body } = await succeed(member.get(`/timeline?timelineId=${timelineId}`));
  const ids = new Map<number, string>(
    body.years.map((entry: { year: number; _id: string }) => [entry.year, entry._id]),
  );
  return { id: timelineId, yearId: (year) => ids.get(year) ?? "no such year" };
}

export async function foundVault(owner: Writer, wish: object = {}): Promise<TestTimeline> {
  const { body } = await succeed(owner.post("/vaults", { name: "The Marshes", firstYear: 1985, ...wish }));
  return readShared(owner, body.timeline.id);
}

interface Invited {
  readonly role?: "contributor" | "viewer";
  readonly choice?: "stays" | "goes";
}

/** Invites somebody and accepts for them. */
export async function welcome(
  owner: Writer,
  vault: TestTimeline,
  person: Writer,
  { role = "contributor", choice = "stays" }: Invited = {},
): Promise<void> {
  const wish = { timelineId: vault.id, email: person.email, role };
  const { body } = await succeed(owner.post("/invitations", wish));
  await succeed(person.post("/invitations/accept", { id: body.invitation.id, choice }));
}

/** Invites a guest to one's own timeline; gives what the guest writes in. */
export async function welcomeGuest(
  host: Writer,
  timeline: TestTimeline,
  guest: Writer,
  years = { from: 1990, to: 1992 },
): Promise<TestTimeline> {
  const wish = { timelineId: timeline.id, email: guest.email, role: "contributor", years };
  const { body } = await succeed(host.post("/invitations", wish));
  const accepted = await succeed(guest.post("/invitations/accept", { id: body.invitation.id }));
  return readShared(guest, accepted.body.timeline.id);
}

export function changeRole(owner: Writer, vault: TestTimeline, person: Writer, role: Role) {
  return owner.put("/memberships", { timelineId: vault.id, accountId: person.accountId, role });
}

export function removeMember(owner: Writer, vault: TestTimeline, person: Writer) {
  return owner.post("/memberships/remove", { timelineId: vault.id, accountId: person.accountId });
}

export function leaveTimeline(person: Writer, timeline: TestTimeline) {
  return person.post("/memberships/leave", { timelineId: timeline.id });
}

export function deleteAccount(person: Writer) {
  return person.post("/user/delete", { password: "a long enough password", reasonForLeaving: "Enough" });
}

/** The titles that a member reads in July of a year. */
export async function titlesOf(member: Writer, timeline: TestTimeline, year = 1990): Promise<string[]> {
  const { status, body } = await member.get(`/memories?yearId=${timeline.yearId(year)}&month=7`);
  return status === 200 ? body.memories.map(({ memoryTitle }: { memoryTitle: string }) => memoryTitle) : [];
}

export const messageOf = ({ status, body }: { readonly status: number; readonly body: { message?: string } }) =>
  [status, body.message] as const;

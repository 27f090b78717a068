import { type Act, type Actor, choose, expectNoRefusal, once } from "./actor.ts";
import type { SoakCaller } from "./caller.ts";
import { become, certain, fact, learn, type SoakMember, type SoakPlace } from "./soak-model.ts";

/** Who belongs to a vault and as what, and what guests offer. */

const mostOffers = 20;

export async function yearsOf(me: SoakCaller, timelineId?: string): Promise<readonly string[]> {
  const query = timelineId === undefined ? "" : `?timelineId=${timelineId}`;
  const { body } = await me.persist({ method: "GET", path: `/api/timeline${query}` });
  return body.years.slice(0, 2).map(({ _id }: { _id: string }) => _id);
}

/** The vault of this actor and one of its members, an owner never. */
function oneMember(actor: Actor): { vault: SoakPlace; who: number; member: SoakMember } | undefined {
  const vaults = actor.model.places.filter(({ kind, owner }) => kind === "vault" && owner === actor.number);
  const vault = choose(actor, vaults);
  const [who, member] =
    choose(
      actor,
      [...(vault?.members ?? [])].filter(([one]) => one !== actor.number),
    ) ?? [];
  return vault && who !== undefined && member ? { vault, who, member } : undefined;
}

export const changeRole: Act = async (actor) => {
  const { vault, who, member } = oneMember(actor) ?? {};
  if (!vault || who === undefined || member?.isIn.is !== "yes") return;
  const willWrite = actor.numbers(2) === 0;
  const { accountId } = actor.model.people[who] ?? {};
  const body = { timelineId: vault.id, accountId, role: willWrite ? "contributor" : "viewer" };
  learn(member.mayWrite, "unsure");
  const answer = await actor.me.persist({ method: "PUT", path: "/api/memberships", body });
  if (answer.outcome === "done") learn(member.mayWrite, willWrite ? "yes" : "no");
  expectNoRefusal(actor, answer, "changing a role");
};

export const removeMember: Act = async (actor) => {
  const { vault, who, member } = oneMember(actor) ?? {};
  if (!vault || who === undefined || member?.isIn.is !== "yes") return;
  const { accountId } = actor.model.people[who] ?? {};
  learn(member.isIn, "unsure");
  const body = { timelineId: vault.id, accountId };
  const answer = await once(actor, { method: "POST", path: "/api/memberships/remove", body });
  if (answer.outcome === "done") learn(member.isIn, "no");
  expectNoRefusal(actor, answer, "removing a member");
};

/** May be refused: an address can be invited three times in a month. */
export const invite: Act = async (actor) => {
  const { vault, who, member } = oneMember(actor) ?? {};
  if (!vault || who === undefined || member?.isIn.is !== "no") return;
  const { email } = actor.model.people[who] ?? {};
  await once(actor, {
    method: "POST",
    path: "/api/invitations",
    body: { timelineId: vault.id, email, role: "viewer" },
  });
};

export const accept: Act = async (actor) => {
  const { me, model, number } = actor;
  const looked = await me.get("/timelines");
  const invitation = looked.body.invitations?.[0];
  if (looked.outcome !== "done" || !invitation) return;
  // The invitation does not say the vault's id; nobody is invited to two at once.
  const out = model.places.filter(({ kind, members }) => kind === "vault" && members.get(number)?.isIn.is === "no");
  const [member] = out.map(({ members }) => members.get(number));
  if (!member || out.length > 1) return;
  learn(member.isIn, "unsure");
  learn(member.mayWrite, "unsure");
  const answer = await once(actor, { method: "POST", path: "/api/invitations/accept", body: { id: invitation.id } });
  if (answer.outcome === "done") {
    learn(member.isIn, "yes");
    learn(member.mayWrite, "no");
  } else if (answer.outcome === "refused") learn(member.isIn, "no");
};

/** A guest offers one of their memories, which is not changed any more after that. */
export const offer: Act = async (actor) => {
  const { model, number } = actor;
  const written = [...model.memories].filter(({ place, author }) => place.kind === "guest" && author === number);
  const offered = written.filter(({ isOffered }) => isOffered.is !== "no");
  const memory = choose(
    actor,
    written.filter((one) => one.isOffered.is === "no" && certain(one) && one.id !== undefined),
  );
  if (!memory || offered.length >= mostOffers) return;
  learn(memory.isOffered, "unsure");
  const answer = await once(actor, { method: "POST", path: "/api/offers", body: { memoryId: memory.id } });
  if (answer.outcome !== "unknown") learn(memory.isOffered, answer.outcome === "done" ? "yes" : "no");
  expectNoRefusal(actor, answer, "offering");
};

/** The host puts what was offered on their own timeline, or says no. */
export const answerOffer: Act = async (actor) => {
  const { me, model, number } = actor;
  const own = model.own(number);
  const looked = await me.get("/offers");
  if (looked.outcome !== "done" || !own) return;
  const waiting = looked.body.offers.filter(({ state }: { state: string }) => state === "waiting");
  const offered = [...model.memories].find(({ id }) => id !== undefined && id === waiting[0]?.memory._id);
  const content = offered && certain(offered);
  if (!offered || !content) return;
  if (actor.numbers(3) === 0) {
    await once(actor, { method: "POST", path: "/api/offers/decline", body: { memoryId: offered.id } });
    return;
  }
  const placed = model.planMemory({ author: number, place: own, year: 0, month: 7 });
  become(placed, [undefined, content]);
  const where = { timelineId: own.id, yearId: own.years[0], month: 7 };
  const answer = await once(actor, {
    method: "POST",
    path: "/api/offers/accept",
    body: { ...where, memoryId: offered.id },
  });
  if (answer.outcome === "done") {
    placed.id = answer.body.placedMemoryId;
    become(placed, [content]);
  } else if (answer.outcome === "refused") model.forget(placed);
};

export const joined = (mayWrite: "yes" | "no"): SoakMember => ({ isIn: fact("yes"), mayWrite: fact(mayWrite) });

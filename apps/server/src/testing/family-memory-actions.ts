import { type Actions, apt, type Inside } from "./family-actions.ts";
import type { ModelMemory } from "./family-model.ts";
import { readShared, succeed } from "./family.ts";

/** Writing, and what goes into a vault and out of it. */
export function memoryActions(world: Inside): Actions<"write" | "bring" | "take out"> {
  const { model, as, choose, vaults, guests, agree, write } = world;
  return {
    async write(who, _, which, how) {
      if (how % 5 === 0) return write(who, who);
      const timeline = choose([...vaults(), ...guests()], which);
      return timeline && write(apt(how, who, choose([...timeline.members.keys()], how)), timeline);
    },

    async bring(anyone, _, which, how) {
      const vault = choose(vaults(), which);
      const memory = choose(
        model.memories.filter(({ isGone, place }) => !isGone && typeof place === "number"),
        how,
      );
      if (!vault || !memory) return undefined;
      const who = apt(how, anyone, typeof memory.place === "number" ? memory.place : undefined);
      const member = vault.members.get(who);
      const mayAdd = member !== undefined && member.role !== "viewer" && model.isCovered(vault);
      const body = { timelineId: vault.id, memoryIds: [memory.id], how: "move" };
      return agree(await as(who).post("/vaults/bring", body), mayAdd && memory.place === who, () => {
        memory.place = vault;
      });
    },

    async "take out"(anyone, _, which, how) {
      const memory = choose(
        model.memories.filter(({ isGone, place }) => !isGone && typeof place !== "number" && place.kind === "vault"),
        which,
      );
      if (!memory || typeof memory.place === "number") return undefined;
      const { author, place } = memory;
      const who = apt(how, anyone, model.ownersOf(place)[0]);
      const role = place.members.get(who)?.role;
      const mayArrange = role === "owner" || (role === "contributor" && author === who);
      const answer = await as(who).post("/vaults/take-out", { memoryId: memory.id });
      return agree(answer, mayArrange && author !== undefined, () => {
        if (author !== undefined) memory.place = author;
      });
    },
  };
}

type GuestAction = "welcome guest" | "offer" | "accept offer" | "decline offer" | "leave host";

/** What guests write and hosts answer. */
export function guestActions(world: Inside): Actions<GuestAction> {
  const { model, as, homes, choose, guests, agree } = world;
  const offered = () =>
    model.memories.filter(({ isGone, place, offer }) => !isGone && offer !== undefined && typeof place !== "number");
  const isWaitingFor = ({ place, offer }: ModelMemory, who: number): boolean =>
    typeof place !== "number" && place.host === who && offer === "waiting";

  return {
    async "welcome guest"(who, whom) {
      const isFree = who !== whom && !guests().some(({ host, members }) => host === who && members.has(whom));
      const email = world.people[whom]?.email ?? "";
      const wish = { timelineId: homes[who]?.id, email, role: "contributor", years: { from: 1990, to: 1990 } };
      const invited = await as(who).post("/invitations", wish);
      if (invited.status === 429) return undefined;
      const outcome = agree(invited, isFree && model.payers.has(who), () => undefined);
      if (outcome !== "done") return outcome;
      const accepted = await succeed(as(whom).post("/invitations/accept", { id: invited.body.invitation.id }));
      const made = await readShared(as(whom), accepted.body.timeline.id);
      const members = new Map([[whom, { role: "contributor" as const, choice: "goes" as const }]]);
      const timeline = { id: made.id, kind: "guest" as const, host: who, payer: who, members, isGone: false };
      model.timelines.push(timeline);
      world.ids.set(timeline, made);
      return "done";
    },

    async offer(anyone, _, which, how) {
      const memory = choose(
        model.memories.filter(
          ({ isGone, place }) => !isGone && typeof place !== "number" && (place.kind === "guest" || how % 4 === 0),
        ),
        which,
      );
      if (!memory || typeof memory.place === "number") return undefined;
      const who = apt(how, anyone, memory.author);
      const isOwn = memory.place.kind === "guest" && memory.author === who;
      const isExpected = isOwn && memory.offer !== "accepted" && model.isCovered(memory.place);
      return agree(await as(who).post("/offers", { memoryId: memory.id }), isExpected, () => {
        memory.offer = "waiting";
      });
    },

    async "accept offer"(anyone, _, which, how) {
      const memory = choose(offered(), which);
      if (!memory || typeof memory.place === "number") return undefined;
      const who = apt(how, anyone, memory.place.host);
      const home = homes[who];
      if (!home) return undefined;
      const place = { timelineId: home.id, yearId: home.yearId(1990), month: 7 };
      const answer = await as(who).post("/offers/accept", { memoryId: memory.id, ...place });
      return agree(answer, isWaitingFor(memory, who), () => {
        memory.offer = "accepted";
        const id: string = answer.body.placedMemoryId;
        model.memories.push({ id, title: memory.title, author: who, place: who, isGone: false, offer: undefined });
      });
    },

    async "decline offer"(anyone, _, which, how) {
      const memory = choose(offered(), which);
      if (!memory || typeof memory.place === "number") return undefined;
      const who = apt(how, anyone, memory.place.host);
      const answer = await as(who).post("/offers/decline", { memoryId: memory.id });
      return agree(answer, isWaitingFor(memory, who), () => {
        memory.offer = "declined";
      });
    },

    async "leave host"(anyone, _, which, how) {
      const timeline = choose(guests(), which);
      if (!timeline || how % 3 > 0) return undefined;
      const who = apt(how, anyone, [...timeline.members.keys()][0]);
      const answer = await as(who).post("/memberships/leave", { timelineId: timeline.id });
      return agree(answer, timeline.members.has(who), () => model.endGuest(timeline));
    },
  };
}

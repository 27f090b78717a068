import { type Actions, agree, apt, choose, type Inside, type Outcome } from "./family-actions.ts";
import { endGuest, isWaitingFor, type ModelTimeline } from "./family-model.ts";
import { readShared, succeed } from "./family.ts";

/** Writing, and what goes into a vault and out of it. */
export function memoryActions(world: Inside): Actions<"write" | "bring" | "take out"> {
  const { model, as } = world;
  const write = createWriting(world);
  return {
    async write(who, _, which, how) {
      if (how % 3 === 0) return write(who, who);
      const timeline = choose([...model.vaults(), ...model.guests()], which);
      return timeline && write(apt(how, who, choose([...timeline.members.keys()], how)), timeline);
    },

    async bring(anyone, _, which, how) {
      const vault = choose(model.vaults(), which);
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

/** Writing on one's own timeline (by its person), in a vault, or as a guest. */
function createWriting({ model, as, homes, people, ids }: Inside) {
  let count = 0;

  function mayAdd(who: number, timeline: ModelTimeline | number): boolean {
    if (typeof timeline === "number") return true;
    const member = timeline.members.get(who);
    return member !== undefined && member.role !== "viewer" && model.isCovered(timeline);
  }

  return async (who: number, timeline: ModelTimeline | number): Promise<Outcome> => {
    count += 1;
    const title = `lane${count}x${people[who]?.accountId.slice(-6)}`;
    const place = typeof timeline === "number" ? homes[timeline] : ids.get(timeline);
    if (!place) return undefined;
    const words = { memoryTitle: title, memoryDescription: "<p>lane</p>" };
    const where = { timelineId: place.id, yearId: place.yearId(1990), month: 7 };
    const answer = await as(who).post("/memories", { ...where, ...words });
    return agree(answer, mayAdd(who, timeline), () => {
      const id: string = answer.body.memory._id;
      model.memories.push({ id, title, author: who, place: timeline, isGone: false, offer: undefined });
    });
  };
}

export function guestActions(world: Inside): Actions<"welcome guest" | "leave host"> {
  const { model, as, homes } = world;
  return {
    async "welcome guest"(who, whom) {
      const isFree = who !== whom && !model.guests().some(({ host, members }) => host === who && members.has(whom));
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

    async "leave host"(anyone, _, which, how) {
      const timeline = choose(model.guests(), which);
      if (!timeline || how % 3 > 0) return undefined;
      const who = apt(how, anyone, [...timeline.members.keys()][0]);
      const answer = await as(who).post("/memberships/leave", { timelineId: timeline.id });
      return agree(answer, timeline.members.has(who), () => endGuest(model, timeline));
    },
  };
}

/** What guests offer and hosts answer. */
export function offerActions(world: Inside): Actions<"offer" | "accept offer" | "decline offer"> {
  const { model, as, homes } = world;
  const offered = () =>
    model.memories.filter(({ isGone, place, offer }) => !isGone && offer !== undefined && typeof place !== "number");

  return {
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
  };
}

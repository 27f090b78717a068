import { type Action, type Actions, agree, apt, choose, type Inside } from "./family-actions.ts";
import { depart, type ModelTimeline } from "./family-model.ts";

/** Who belongs to a vault, and as what. */
export function roleActions(world: Inside): Actions<"make owner" | "make contributor" | "make viewer"> {
  const { model, as } = world;

  const changeTo =
    (role: "owner" | "contributor" | "viewer"): Action =>
    async (anyone, whom, which, how) => {
      const vault = choose(model.vaults(), which);
      if (!vault) return undefined;
      const who = apt(how, anyone, model.ownersOf(vault)[0]);
      const [me, member] = [vault.members.get(who), vault.members.get(whom)];
      const isSame = member?.role === role;
      const isExpected = me?.role === "owner" && member !== undefined && (isSame || !model.isLastOwner(vault, whom));
      const body = { timelineId: vault.id, accountId: world.people[whom]?.accountId, role };
      return agree(await as(who).put("/memberships", body), isExpected, () => {
        if (!member || isSame) return;
        member.role = role;
        if (role !== "owner") model.withdrawOf(vault, whom);
        model.settlePayer(vault);
      });
    };

  return {
    "make owner": changeTo("owner"),
    "make contributor": changeTo("contributor"),
    "make viewer": changeTo("viewer"),
  };
}

export function invitationActions(world: Inside): Actions<"invite" | "accept" | "withdraw"> {
  const { model, as } = world;

  function mayBeInvited(vault: ModelTimeline, whom: number): boolean {
    const sent = model.invitations.filter(({ vault: of, to }) => of === vault && to === whom);
    return !vault.members.has(whom) && !sent.some(({ isOpen }) => isOpen) && sent.length < 3;
  }

  return {
    async invite(anyone, somebody, which, how) {
      const vault = choose(model.vaults(), which);
      if (!vault) return undefined;
      const outside = [...model.alive].filter((person) => mayBeInvited(vault, person));
      const whom = apt(how, somebody, choose(outside, how));
      const who = apt(how, anyone, model.ownersOf(vault)[0]);
      const isOwner = vault.members.get(who)?.role === "owner";
      const isFree = mayBeInvited(vault, whom);
      if (isOwner) model.settlePayer(vault);
      const role = how % 3 === 0 ? "viewer" : "contributor";
      const email = world.people[whom]?.email ?? "";
      const answer = await as(who).post("/invitations", { timelineId: vault.id, email, role });
      const isExpected = isOwner && isFree && model.isCovered(vault);
      return agree(answer, isExpected, () => {
        model.invitations.push({ id: answer.body.invitation.id, vault, by: who, to: whom, isOpen: true, role });
      });
    },

    async accept(anyone, _, which, how) {
      const open = model.invitations.filter(({ isOpen }) => isOpen || how % 8 === 0);
      const invitation = choose(open, which);
      if (!invitation || invitation.vault.isGone) return undefined;
      const { id, vault, isOpen, to, role } = invitation;
      const who = apt(how, anyone, model.alive.has(to) ? to : undefined);
      const choice = how % 2 === 0 ? "stays" : "goes";
      const isExpected = to === who && isOpen && !vault.members.has(who) && model.isCovered(vault);
      return agree(await as(who).post("/invitations/accept", { id, choice }), isExpected, () => {
        invitation.isOpen = false;
        vault.members.set(who, { role, choice });
      });
    },

    async withdraw(anyone, _, which, how) {
      const invitation = choose(
        model.invitations.filter(({ isOpen, vault }) => isOpen && !vault.isGone),
        which,
      );
      if (!invitation) return undefined;
      const who = apt(how, anyone, model.ownersOf(invitation.vault)[0]);
      const isOwner = invitation.vault.members.get(who)?.role === "owner";
      return agree(await as(who).post("/invitations/withdraw", { id: invitation.id }), isOwner, () => {
        invitation.isOpen = false;
      });
    },
  };
}

export function leavingActions(world: Inside): Actions<"leave" | "remove" | "choose"> {
  const { model, as } = world;
  /** Somebody who may go, those who have written something there first. */
  function goerOf(vault: ModelTimeline, how: number): number | undefined {
    const free = [...vault.members.keys()].filter((person) => !model.isLastOwner(vault, person));
    const writers = free.filter((person) =>
      model.memories.some(({ author, place }) => author === person && place === vault),
    );
    return choose(writers.length > 0 ? writers : free, how);
  }

  return {
    async leave(anyone, _, which, how) {
      const vault = choose(model.vaults(), which);
      if (!vault) return undefined;
      const who = apt(how, anyone, goerOf(vault, how));
      const isExpected = vault.members.has(who) && !model.isLastOwner(vault, who);
      const answer = await as(who).post("/memberships/leave", { timelineId: vault.id });
      return agree(answer, isExpected, () => depart(model, vault, who, false));
    },

    async remove(anyone, somebody, which, how) {
      const vault = choose(model.vaults(), which);
      if (!vault) return undefined;
      const whom = apt(how, somebody, goerOf(vault, how));
      const who = apt(how, anyone, model.ownersOf(vault)[0]);
      const isExpected =
        vault.members.get(who)?.role === "owner" && vault.members.has(whom) && !model.isLastOwner(vault, whom);
      const body = { timelineId: vault.id, accountId: world.people[whom]?.accountId };
      return agree(await as(who).post("/memberships/remove", body), isExpected, () =>
        depart(model, vault, whom, false),
      );
    },

    async choose(who, _, which, how) {
      const vault = choose(model.vaults(), which);
      if (!vault) return undefined;
      const choice = how % 2 === 0 ? "stays" : "goes";
      const member = vault.members.get(who);
      const answer = await as(who).put("/memberships/choice", { timelineId: vault.id, choice });
      return agree(answer, member !== undefined, () => {
        if (member) member.choice = choice;
      });
    },
  };
}

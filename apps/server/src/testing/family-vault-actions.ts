import { type Actions, agree, apt, choose, type Inside } from "./family-actions.ts";
import { deleteAccountOf, deleteVault } from "./family-model.ts";
import { deleteAccount, foundVault } from "./family.ts";
import { runJob } from "./mailbox.ts";
import { endAddOns } from "./writer.ts";

/** Founding and deleting vaults and accounts, and buying what they need. */
export function vaultActions(
  world: Inside,
): Actions<"found" | "delete vault" | "buy" | "end add-on" | "delete account"> {
  const { model, as, first } = world;
  return {
    async found(who) {
      if (model.vaults().length > 2) return undefined;
      if (!model.payers.has(who)) {
        const answer = await as(who).post("/vaults", { name: "No", firstYear: 1990 });
        return agree(answer, false, () => undefined);
      }
      const made = await foundVault(as(who), { firstYear: 1990 });
      const members = new Map([[who, { role: "owner" as const, choice: "stays" as const }]]);
      const vault = { id: made.id, kind: "vault" as const, host: undefined, payer: who, members, isGone: false };
      model.timelines.push(vault);
      world.ids.set(vault, made);
      return "done";
    },

    async "delete vault"(anyone, _, which, how) {
      const vault = choose(model.vaults(), which);
      if (!vault || how % 3 > 0) return undefined;
      const who = apt(how, anyone, model.ownersOf(vault)[0]);
      const isOwner = vault.members.get(who)?.role === "owner";
      const answer = await as(who).post("/vaults/delete", { timelineId: vault.id });
      const outcome = agree(answer, isOwner, () => deleteVault(model, vault));
      if (outcome !== "done") return outcome;
      // Seven days later; the clock stays, because sessions would end.
      const due = { deletes_at: first.clock.now() };
      await first.database.db.updateTable("timelines").set(due).where("id", "=", vault.id).execute();
      await runJob(first, "memberships.delete-vaults");
      return outcome;
    },

    async buy(who) {
      await world.buy(who);
      return "done";
    },

    async "end add-on"(who) {
      await endAddOns(first, { accountId: world.people[who]?.accountId ?? "" });
      model.payers.delete(who);
      return "done";
    },

    async "delete account"(who, _, _which, how) {
      if (how % 4 > 0) return undefined;
      const joined = model.vaults().filter(({ members }) => members.has(who));
      const isHeld = joined.some((vault) => vault.members.size > 1 && model.isLastOwner(vault, who));
      return agree(await deleteAccount(as(who)), !isHeld, () => deleteAccountOf(model, who));
    },
  };
}

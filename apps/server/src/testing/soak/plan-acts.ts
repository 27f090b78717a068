import { type Act, type Actor, expectNoRefusal, once } from "./actor.ts";
import { yearsOf } from "./family-acts.ts";
import { fact, learn, settleFact, type SoakPlace } from "./soak-model.ts";

/** Somebody who buys the family vault in the demo, and withdraws from it again. */

const product = "family-vault";

function boughtVault({ model, number }: Actor): SoakPlace | undefined {
  return model.places.find(({ kind, owner }) => kind === "vault" && owner === number);
}

/** What the product says the plan is; it must be what was acknowledged. Call it while the buyer does nothing else. */
export async function settlePlan(actor: Actor): Promise<void> {
  const vault = boughtVault(actor);
  if (!vault) return;
  const answer = await actor.me.get("/subscriptions");
  if (answer.outcome !== "done") return;
  const { products, orders, gifts } = answer.body.subscription;
  if (gifts.length > 0) return;
  const has: boolean = products.includes(product);
  // What was withdrawn from ends when it has been paid back.
  if (has && orders.length === 0) return learn(vault.isCovered, "unsure");
  settleFact(vault.isCovered, has, () => actor.watch.object(`The plan is ${has ? "back" : "lost"}`));
}

/** All the way; afterwards it is known whether it was bought, unless an answer was lost. */
export async function buy(actor: Actor): Promise<boolean> {
  const { me, watch } = actor;
  const checkout = await me.post("/subscriptions/checkout", { products: [product] });
  if (checkout.outcome !== "done") return false;
  const id = /demo-checkout\/([\w-]+)$/.exec(checkout.body.address)?.[1] ?? "";
  const paid = await me.post(`/demo-checkout/${id}`, { card: "paid" });
  if (paid.outcome !== "done") return false;
  const read = await me.persist({ method: "POST", path: "/api/subscriptions/refresh", body: {} });
  if (read.outcome !== "done") return false;
  const has: boolean = read.body.subscription.products.includes(product);
  if (!has) watch.object("What was paid for is not there");
  watch.count("plans bought");
  return has;
}

async function withdraw(actor: Actor): Promise<boolean> {
  const { me, watch } = actor;
  const { outcome, body } = await me.get("/subscriptions");
  const orderNumber = outcome === "done" ? body.subscription.orders[0]?.orderNumber : undefined;
  if (orderNumber === undefined) return false;
  const answer = await me.post("/subscriptions/withdraw", { orderNumber });
  if (answer.outcome !== "done") return false;
  watch.count("plans ended");
  return !answer.body.subscription.products.includes(product);
}

export const changePlan: Act = async (actor) => {
  const vault = boughtVault(actor);
  if (!vault) return;
  if (vault.isCovered.is === "unsure") return settlePlan(actor);
  const wasCovered = vault.isCovered.is === "yes";
  learn(vault.isCovered, "unsure");
  if (await (wasCovered ? withdraw(actor) : buy(actor))) learn(vault.isCovered, wasCovered ? "no" : "yes");
};

/** A vault of this person, who pays for it and may add to it. */
export async function foundVault(actor: Actor, members: SoakPlace["members"] = new Map()): Promise<SoakPlace> {
  const { me, model, number } = actor;
  const body = { name: "The Marshes", firstYear: 1990 };
  const answer = await once(actor, { method: "POST", path: "/api/vaults", body });
  expectNoRefusal(actor, answer, "founding a vault");
  const { id } = answer.body.timeline;
  const all = new Map([[number, { isIn: fact("yes"), mayWrite: fact("yes") }], ...members]);
  const years = await yearsOf(me, id);
  return model.addPlace({ kind: "vault", id, years, owner: number, members: all, isCovered: fact("yes") });
}

import type { StandingChoice } from "@lane/domain/memberships.ts";

import { changeRole, createPayer, foundVault, welcome } from "./family.ts";
import { createNumbers } from "./seeded-numbers.ts";
import type { TestServer } from "./server-test.ts";
import type { RemoteAnswer, RemoteCall, TwoProcesses } from "./two-processes.ts";
import { createWriter, setTimeline, type TestTimeline, type Writer } from "./writer.ts";

const deeds = [
  "write",
  "write",
  "bring",
  "invite",
  "accept",
  "leave",
  "remove",
  "remove",
  "remove",
  "make owner",
  "make contributor",
  "delete account",
] as const;
type Deed = (typeof deeds)[number];

export interface Relative {
  readonly writer: Writer;
  readonly home: TestTimeline;
  /** Never changed, so that it says at the end where everything belongs. */
  readonly choice: StandingChoice;
  isDeleted: boolean;
  hasLeft: boolean;
}

interface Told {
  readonly id: string;
  readonly author: Relative;
  /** As acknowledged. */
  place: "vault" | "home";
}

/** A family of two owners and two contributors who all do something at the same time, through two processes. */
export async function createFamilyAtOnce(server: TestServer, processes: TwoProcesses, seed: number) {
  const numberBelow = createNumbers(seed);
  const relatives: Relative[] = [];
  for (const choice of ["stays", "goes", "stays", "goes"] as const) {
    const writer = await (relatives.length < 2 ? createPayer(server) : createWriter(server));
    relatives.push({ writer, home: await setTimeline(writer), choice, isDeleted: false, hasLeft: false });
  }
  const [first, ...others] = relatives;
  if (!first) throw new Error("Nobody is there");
  const vault = await foundVault(first.writer, { firstYear: 1990 });
  for (const { writer, choice } of others) await welcome(first.writer, vault, writer, { choice });
  for (const { writer } of others.slice(0, 1)) await changeRole(first.writer, vault, writer, "owner");

  const told: Told[] = [];
  const problems: string[] = [];

  async function send(relative: Relative, call: RemoteCall): Promise<RemoteAnswer> {
    const answer = await processes.send(relative.writer, numberBelow(2), call);
    if (answer.status >= 500) problems.push(`${call.method} ${call.path}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  const post = (relative: Relative, path: string, body: object) => send(relative, { method: "POST", path, body });
  const somebody = (): Relative => relatives[numberBelow(relatives.length)] ?? first;
  const acting = { vault, told, problems, post, send, somebody };
  const acts = actsOf(acting);

  return {
    relatives,
    vault,
    told,
    problems,

    /** Everybody does so many things one after the other, all people at once. */
    async live(count: number): Promise<void> {
      const plans = relatives.map(() =>
        Array.from({ length: count }, () => deeds[numberBelow(deeds.length)] ?? "write"),
      );
      await Promise.all(relatives.map((relative, at) => liveOne(relative, plans[at] ?? [], acts)));
    },
  };
}

export type FamilyAtOnce = Awaited<ReturnType<typeof createFamilyAtOnce>>;

async function liveOne(relative: Relative, plan: readonly Deed[], acts: Acts): Promise<void> {
  for (const deed of plan) {
    if (relative.isDeleted) return;
    await acts[deed](relative);
  }
}

interface Acting {
  readonly vault: TestTimeline;
  readonly told: Told[];
  readonly problems: string[];
  readonly post: (relative: Relative, path: string, body: object) => Promise<RemoteAnswer>;
  readonly send: (relative: Relative, call: RemoteCall) => Promise<RemoteAnswer>;
  readonly somebody: () => Relative;
}

type Acts = Record<Deed, (me: Relative) => Promise<void>>;

function actsOf(acting: Acting): Acts {
  return { ...writingActs(acting), ...comingActs(acting), ...goingActs(acting) };
}

function writingActs({ vault, told, post }: Acting): Pick<Acts, "write" | "bring"> {
  async function tell(me: Relative, timeline: TestTimeline): Promise<string | undefined> {
    const words = { memoryTitle: `lane ${told.length}`, memoryDescription: "<p>lane</p>", month: 7 };
    const answer = await post(me, "/memories", { timelineId: timeline.id, yearId: timeline.yearId(1990), ...words });
    return answer.status === 200 ? answer.body.memory._id : undefined;
  }

  return {
    async write(me) {
      const id = await tell(me, vault);
      if (id !== undefined) told.push({ id, author: me, place: "vault" });
    },

    async bring(me) {
      const id = await tell(me, me.home);
      if (id === undefined) return;
      const memory: Told = { id, author: me, place: "home" };
      told.push(memory);
      const answer = await post(me, "/vaults/bring", { timelineId: vault.id, memoryIds: [id], how: "move" });
      if (answer.status === 200) memory.place = "vault";
    },
  };
}

function comingActs({ vault, problems, post, send, somebody }: Acting): Pick<Acts, "invite" | "accept"> {
  return {
    async invite(me) {
      const { email } = somebody().writer;
      await post(me, "/invitations", { timelineId: vault.id, email, role: "contributor" });
    },

    /** In two tabs at once. */
    async accept(me) {
      const { body } = await send(me, { method: "GET", path: "/timelines" });
      const id: string | undefined = body.invitations?.[0]?.id;
      if (id === undefined) return;
      const wish = { id, choice: me.choice };
      const both = await Promise.all([1, 2].map(() => post(me, "/invitations/accept", wish)));
      if (both.filter(({ status }) => status === 200).length > 1) problems.push("An invitation was accepted twice");
    },
  };
}

function goingActs({
  vault,
  post,
  send,
  somebody,
}: Acting): Pick<Acts, "leave" | "remove" | "make owner" | "make contributor" | "delete account"> {
  const changeTo = (role: "owner" | "contributor") => async (me: Relative) => {
    const body = { timelineId: vault.id, accountId: somebody().writer.accountId, role };
    await send(me, { method: "PUT", path: "/memberships", body });
  };

  return {
    async leave(me) {
      if ((await post(me, "/memberships/leave", { timelineId: vault.id })).status === 200) me.hasLeft = true;
    },

    async remove(me) {
      const whom = somebody();
      const body = { timelineId: vault.id, accountId: whom.writer.accountId };
      if ((await post(me, "/memberships/remove", body)).status === 200) whom.hasLeft = true;
    },

    "make owner": changeTo("owner"),
    "make contributor": changeTo("contributor"),

    async "delete account"(me) {
      const body = { password: "a long enough password", reasonForLeaving: "Enough" };
      if ((await post(me, "/user/delete", body)).status === 200) me.isDeleted = true;
    },
  };
}

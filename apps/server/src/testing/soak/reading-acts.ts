import { type Act, choose } from "./actor.ts";
import { firstWord } from "./canaries.ts";
import { certain, mayRead } from "./soak-model.ts";

/** Looking around; every answer is searched for words of others. */
export const lookAround: Act = async (actor) => {
  const { me, model, number, numbers } = actor;
  const own = model.own(number);
  const paths = [
    "/timeline",
    "/timelines",
    `/memories?yearId=${own?.years[numbers(own.years.length)]}&month=${7 + numbers(2)}`,
    "/memories/search?q=rained&archive=with&limit=50",
    "/user/storage",
    "/shares",
    "/offers",
    "/user/details",
  ];
  const answer = await me.get(choose(actor, paths) ?? "/timeline");
  if (answer.outcome === "refused") actor.watch.object(`Reading was answered with ${answer.status}`);
};

/** Everybody finds their own memories by the words in them. */
export const search: Act = async (actor) => {
  const { me, model, watch, number } = actor;
  const own = [...model.memories].filter(
    (memory) => memory.author === number && certain(memory) && memory.place.members.get(number)?.isIn.is === "yes",
  );
  const memory = choose(actor, own);
  if (!memory) return;
  const answer = await me.get(`/memories/search?q=${firstWord(certain(memory))}&archive=with`);
  const changedAt = Math.max(memory.changedAt, memory.place.members.get(number)?.isIn.changedAt ?? 0);
  if (answer.outcome !== "done" || changedAt > answer.begunAt) return;
  const found: string[] = answer.body.memories.map(({ memoryTitle }: { memoryTitle: string }) => memoryTitle);
  if (!found.includes(certain(memory)?.title ?? "")) watch.object(`Memory ${memory.serial} is not found by its words`);
};

/** What is not theirs to read is not there for anybody who asks for it, to be read or changed. */
export const pry: Act = async (actor) => {
  const { me, model, watch, number, numbers } = actor;
  const foreign = [...model.memories].filter(
    (memory) => memory.id !== undefined && mayRead(number, memory).is === "no" && memory.author !== number,
  );
  const memory = choose(actor, foreign);
  if (!memory) return;
  const file = certain(memory)?.files[0];
  const tries = [
    () => me.get(`/memories/details?id=${memory.id}`),
    () => me.put("/memories", { _id: memory.id, memoryTitle: "Mine now" }),
    () => me.send({ method: "DELETE", path: `/api/memories?id=${memory.id}` }),
    () => me.get(`/memories/versions?id=${memory.id}`),
    () => me.post("/shares", { kind: "link", label: "Mine now", memoryIds: [memory.id] }),
    ...(file === undefined ? [] : [() => me.send({ method: "HEAD", path: `/api/uploads/${file}`, headers })]),
  ];
  const answer = await tries[numbers(tries.length)]?.();
  if (answer?.outcome !== "done" || mayRead(number, memory).changedAt > answer.begunAt) return;
  watch.object(`${me.person.email} got at memory ${memory.serial} of ${memory.author}`);
};

const headers = { "tus-resumable": "1.0.0" };

import type { InjectOptions, LightMyRequestResponse as Response } from "fastify";

import { changeRole, createPayer, foundVault, removeMember, welcome, welcomeGuest } from "./family.ts";
import type { FuzzedRequest } from "./fuzzed-requests.ts";
import type { Seen } from "./fuzzed-values.ts";
import type { TestServer } from "./server-test.ts";
import { shareByLink } from "./sharer.ts";
import { createWriter, setTimeline, signInAgain, type Writer } from "./writer.ts";

/** Stands in everything that Zoe wrote, and in nothing that anybody else may see. */
export const secretWord = "zoe-only-9c1f";

/** People in every place that the product knows, and Zoe, who has the same things and takes part in nothing. */
export async function createFuzzedWorld(server: TestServer, seen: Seen) {
  const ada = await createPayer(server);
  const [cas, vic, rob, gus, bea] = await Promise.all([1, 2, 3, 4, 5].map(() => createWriter(server)));
  if (!cas || !vic || !rob || !gus || !bea) throw new Error("Somebody is missing");

  const home = await setTimeline(ada);
  const vault = await foundVault(ada);
  for (const member of [cas, vic, rob]) await welcome(ada, vault, member);
  await changeRole(ada, vault, vic, "viewer");
  await welcomeGuest(ada, home, gus);
  const memories = [
    await ada.write(home),
    await ada.write(vault, { year: 1990 }),
    await cas.write(vault, { year: 1990 }),
  ];
  await rob.write(vault, { year: 1990 });
  await removeMember(ada, vault, rob);
  const { share, token } = await shareByLink(ada, [memories[0]._id]);
  for (const value of [home.id, vault.id]) seen.keep("timelineId", value);
  for (const memory of memories) seen.keep("memoryId", memory._id);
  seen.keep("yearId", home.yearId(1990));
  seen.keep("shareId", share.id);
  seen.keep("token", token);
  const zoe = await plantZoe(server, seen);

  const people: Record<string, Writer | undefined> = {
    owner: ada,
    contributor: cas,
    viewer: vic,
    removed: rob,
    guest: gus,
    stranger: bea,
    nobody: undefined,
  };
  async function inject(who: string, { headers, ...request }: FuzzedRequest) {
    const token = people[who]?.token;
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return server.app.inject({ ...request, headers: { ...headers, ...authorization } } as InjectOptions);
  }

  return {
    roles: Object.keys(people),
    zoe,
    /** Who has logged out by chance, or lets the token grow old, logs in again. */
    async send(who: string, request: FuzzedRequest): Promise<Response> {
      const answer = await inject(who, request);
      const person = people[who];
      if (answer.statusCode !== 401 || !person) return answer;
      people[who] = await signInAgain(server, person);
      return inject(who, request);
    },
  };
}

async function plantZoe(server: TestServer, seen: Seen) {
  const zoe = await createPayer(server);
  const home = await setTimeline(zoe);
  const vault = await foundVault(zoe, { name: `The ${secretWord}s` });
  const secret = { memoryTitle: secretWord, memoryDescription: `<p>${secretWord}</p>`, place: secretWord };
  const memories = [await zoe.write(home, secret), await zoe.write(vault, { year: 1990, ...secret })];
  const { share } = await shareByLink(zoe, [memories[0]._id], { label: secretWord });
  await zoe.put("/favourites", { year: 1990, category: "song", text: secretWord });
  await zoe.post("/lifeline/hopes", { text: secretWord, title: secretWord });

  // Everybody knows where Zoe's things are.
  for (const timeline of [home, vault]) {
    seen.keep("timelineId", timeline.id);
    seen.keep("yearId", timeline.yearId(1990));
  }
  for (const memory of memories) seen.keep("memoryId", memory._id);
  seen.keep("shareId", share.id);
  seen.keep("id", zoe.accountId);

  return {
    writer: zoe,
    /** What Zoe sees of her own. */
    async look(): Promise<string[]> {
      const { token } = await signInAgain(server, zoe);
      const paths = [
        `/timeline/year?yearId=${home.yearId(1990)}`,
        `/timeline?timelineId=${vault.id}`,
        "/favourites",
        "/shares",
      ];
      const answers = await Promise.all(
        paths.map((path) => server.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })),
      );
      return answers.map((answer) => `${answer.statusCode} ${answer.body}`);
    },
  };
}

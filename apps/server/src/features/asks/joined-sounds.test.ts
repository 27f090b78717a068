import { expect } from "vitest";

import { askByLink, createAsker, createDevice } from "#testing/asker.ts";
import { test } from "#testing/film-test.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { describeFilm, makeFilm, tone } from "#testing/sample-films.ts";
import { storedKeys } from "#testing/stored-keys.ts";

interface Heard {
  readonly type: string;
  readonly durationMs: number;
  readonly originalUrl: string;
}

test("recordings of two browsers are heard as one, in their order and whole", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  const webm = await makeFilm(`${tone(2)} -c:a libopus webm`);
  const mp4 = await makeFilm(`${tone(3)} -ac 2 -ar 44100 -c:a aac -movflags +frag_keyframe+empty_moov m4a`);

  await vera.send([
    await vera.say("sound-one", webm, 3, "audio/webm"),
    await vera.say("sound-two", mp4, 2, "audio/mp4"),
  ]);
  await deliverAll(server);
  const [answer] = (await ada.get("/asks/answers")).body.answers;
  const [heard]: Heard[] = answer.media;
  const original = await server.app.inject(heard?.originalUrl ?? "");

  expect(answer).toMatchObject({ lostParts: 0, media: [{ type: "Audio", state: "ready" }] });
  expect(heard?.durationMs).toBeGreaterThan(4900);
  expect(heard?.durationMs).toBeLessThan(5300);
  expect(await describeFilm(original.rawPayload)).toMatch(/^aac .*m4a/);
});

test("another choice of sounds is another file, and the one before is gone", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  const parts = [
    await vera.say("sound-one", await makeFilm(`${tone(1)} -c:a libopus webm`), 1, "audio/webm"),
    await vera.say("sound-two", await makeFilm(`${tone(2)} -c:a libopus webm`), 1, "audio/webm"),
    await vera.say("sound-six", await makeFilm(`${tone(1)} -c:a libopus webm`), 1, "audio/webm"),
  ];
  await vera.send(parts);
  await deliverAll(server);

  await vera.send(parts.slice(1));
  await deliverAll(server);
  const [answer] = (await ada.get("/asks/answers")).body.answers;
  await vera.withKey("remove-part", { part: "sound-six" });
  await deliverAll(server);
  const [single] = (await ada.get("/asks/answers")).body.answers;

  expect(answer.media).toMatchObject([{ type: "Audio" }]);
  expect(Math.round(answer.media[0].durationMs / 1000)).toBe(3);
  expect(Math.round(single.media[0].durationMs / 1000)).toBe(2);
  const files = await server.database.db.selectFrom("files").select("id").execute();
  const variants = await server.database.db.selectFrom("file_variants").select("store_key").execute();
  expect(files).toHaveLength(1);
  expect(await storedKeys(server.store)).toHaveLength(files.length + variants.length + 1);
});

test("a sound that cannot be heard leaves the others as they are, one after the other", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  const webm = await makeFilm(`${tone(1)} -c:a libopus webm`);
  const broken = Buffer.concat([webm.subarray(0, 60), Buffer.alloc(3000, 7)]);

  await vera.send([
    await vera.say("sound-one", webm, 1, "audio/webm"),
    await vera.say("sound-two", broken, 1, "audio/webm"),
  ]);
  await server.jobs.handlers
    .find(({ job }) => job.name === "asks.receive-answer")
    ?.run(
      {
        answerId: (await server.database.db.selectFrom("ask_answers").select("id").executeTakeFirstOrThrow()).id,
        accountId: ada.accountId,
      },
      { signal: new AbortController().signal },
    );

  const [answer] = (await ada.get("/asks/answers")).body.answers;
  expect(answer.media).toMatchObject([{ type: "Audio" }, { type: "Audio" }]);
});

import { testSize } from "@lane/domain/testing/test-size.ts";
import { array, assert, asyncProperty, constantFrom, nat, record } from "fast-check";
import { expect, test } from "vitest";

import { attributeNames } from "#testing/model-attributes.ts";
import { createModelDevice } from "#testing/model-device.ts";
import { createModelServer, type ModelServer } from "#testing/model-server.ts";

const rounds = testSize({ short: 100, long: 1000 });
const luck = constantFrom("arrives" as const, "arrives" as const, "is lost" as const, "answer is lost" as const);

const step = record({
  device: nat(2),
  what: constantFrom(
    ...(["write", "open", "save", "open", "save", "tag", "archive", "restore", "remove"] as const),
    ...(["read", "read", "send", "send", "send", "answer"] as const),
    ...(["save one thing", "change one thing", "change one thing", "change one thing"] as const),
  ),
  attribute: constantFrom(...attributeNames),
  pick: nat(20),
  mark: constantFrom("Flower" as const, "Stone" as const),
  lucks: array(luck, { minLength: 1, maxLength: 5 }),
  choice: constantFrom("mine" as const, "theirs" as const, "both" as const),
});

type Step = Parameters<Parameters<typeof step.map>[0]>[0];
type Device = ReturnType<typeof createModelDevice>;

test(`${rounds} random afternoons of three devices lose no text, no photo and no word about one, and all end up with the same`, async () => {
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 60, size: "max" }), async (steps) => {
      const server = createModelServer();
      const devices = ["a", "b", "c"].map((name) => createModelDevice(name, server));
      beginTogether(server, devices);
      for (const one of steps) {
        const device = devices[one.device];
        if (device) await walk(device, one);
      }

      await comeHome(devices);

      expect(lostTexts(server, devices)).toEqual([]);
      expect(lostPhotos(server, devices)).toEqual([]);
      expect(lostAttributes(server, devices)).toEqual([]);
      expect(blindReplacements(server, devices)).toEqual([]);
      expect(twice(server)).toEqual([]);
      for (const device of devices) expect(device.known()).toEqual(server.list());
    }),
    { numRuns: rounds },
  );
}, 60_000);

/** Two memories with photos that every device starts with, so that most steps change existing memories. */
function beginTogether(server: ModelServer, devices: readonly Device[]): void {
  for (const name of ["first", "second"]) {
    const media = [`${name} boat`, `${name} beach`].map((s3id) => ({ s3id }));
    const place = { timelineId: "t-1", yearId: "y-1998", month: 7, monthDescription: `root ${name}` };
    const body = { ...place, memoryTitle: name, memoryDescription: name, media };
    server.take({ call: "create", body }, name);
  }
  for (const device of devices) device.read();
}

async function walk(device: Device, { what, attribute, pick, mark, lucks, choice }: Step): Promise<void> {
  const moves: Record<Step["what"], () => unknown> = {
    write: () => device.write(),
    open: () => device.open(pick),
    save: () => device.saveForm(),
    "save one thing": () => device.saveFormOnly(attribute, pick, mark),
    "change one thing": () => {
      device.open(pick);
      device.saveFormOnly(attribute, pick, mark);
    },
    tag: () => device.change(pick, { kind: "tag", mark }),
    archive: () => device.change(pick, { kind: "archive" }),
    restore: () => device.change(pick, { kind: "restore" }),
    remove: () => device.change(pick, { kind: "remove" }),
    read: () => device.read(),
    send: () => device.send(lucks),
    answer: () => device.answer(choice),
  };
  await moves[what]();
}

/** Connects every device and answers all conflicts until no entry waits. */
async function comeHome(devices: readonly Device[]): Promise<void> {
  const goodDay = Array.from({ length: 200 }, () => "arrives" as const);
  for (const device of devices) {
    for (let round = 0; device.waiting().length > 0; round += 1) {
      await device.send(goodDay);
      expect(device.waiting().map(({ state }) => state.is)).not.toContain("refused");
      expect(round).toBeLessThan(100);
      device.answer(round % 2 === 0 ? "mine" : "both");
    }
  }
  for (const device of devices) device.read();
}

/** Texts that were saved, not discarded, not deleted by a device that had seen them, and are missing on the server. */
function lostTexts(server: ModelServer, devices: readonly Device[]): readonly string[] {
  const kept = [...server.texts(), ...server.removedTexts, ...devices.flatMap(({ givenUp }) => [...givenUp])];
  return devices.flatMap(({ said }) => said).filter((text) => !kept.some((one) => one.includes(text)));
}

/**
 * Photos that were added, not discarded with their text, and are missing on the server; the model never removes one.
 */
function lostPhotos(server: ModelServer, devices: readonly Device[]): readonly string[] {
  const there = server.list().flatMap(({ media }) => media.map(({ s3id }) => s3id));
  const kept = new Set([...there, ...server.removedPhotos, ...devices.flatMap(({ givenUp }) => [...givenUp])]);
  return devices.flatMap(({ photos }) => photos).filter((photo) => !kept.has(photo));
}

/** Captions, covers, marks and dates that were saved, not discarded, and never reached the server. */
function lostAttributes({ attributes }: ModelServer, devices: readonly Device[]): readonly string[] {
  return devices.flatMap((device) => device.wishes()).filter((wish) => !attributes.has(wish));
}

/** Texts, captions and days that were replaced by a device that had not seen them. */
function blindReplacements({ replacements }: ModelServer, devices: readonly Device[]) {
  return replacements.filter(
    ({ old, by }) => old !== by && !devices.some(({ seenBy }) => by !== undefined && seenBy.get(by)?.has(old) === true),
  );
}

/** Duplicated memories. A deleted memory may be created again once by each device and form that had a change for it. */
function twice({ list, removedRoots }: ModelServer): readonly string[] {
  const roots = list().map(({ monthDescription }) => monthDescription);
  return roots.filter((root, index) => roots.indexOf(root) !== index && !removedRoots.has(root));
}

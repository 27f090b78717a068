import { expect, onTestFinished, test } from "vitest";

import type { BackupPlace } from "#ports/backup-place.ts";

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("half of it");
  throw new Error("the source broke");
}

async function textAt(place: BackupPlace, name: string): Promise<string | undefined> {
  const content = await place.open(name);
  if (!content) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** What every place for backups does. */
export function describeBackupPlace(create: () => Promise<BackupPlace>): void {
  async function openPlace(): Promise<BackupPlace> {
    const place = await create();
    onTestFinished(() => place.close());
    return place;
  }

  test("what was written is read, found and listed", async () => {
    const place = await openPlace();
    await place.write("rows/ab/one.gz", pieces("first, ", "second"));
    await place.write("rows/cd/empty.gz", pieces());
    await place.write("files/ab/two", pieces("other"));

    const listed: string[] = [];
    for await (const { name: found, bytes } of place.list("rows/")) listed.push(`${found} ${bytes}`);
    expect(await textAt(place, "rows/ab/one.gz")).toBe("first, second");
    expect(await textAt(place, "rows/cd/empty.gz")).toBe("");
    expect(await place.find("rows/ab/one.gz")).toEqual({ bytes: 13 });
    expect(listed.toSorted()).toEqual(["rows/ab/one.gz 13", "rows/cd/empty.gz 0"]);
  });

  test("what is not there is neither found nor read, and its removal does nothing", async () => {
    const place = await openPlace();

    expect(await place.find("rows/ab/none")).toBeUndefined();
    expect(await place.open("rows/ab/none")).toBeUndefined();
    await place.remove("rows/ab/none");
    for await (const found of place.list("rows/")) expect(found).toBeUndefined();
  });

  test("a source that breaks off leaves what was there before", async () => {
    const place = await openPlace();
    await place.write("snapshots/one", pieces("the former"));

    await expect(place.write("snapshots/one", broken())).rejects.toThrow("the source broke");
    await expect(place.write("snapshots/two", broken())).rejects.toThrow("the source broke");

    expect(await textAt(place, "snapshots/one")).toBe("the former");
    expect(await place.find("snapshots/two")).toBeUndefined();
  });

  test("an object is replaced and removed", async () => {
    const place = await openPlace();
    await place.write("erased/one", pieces("1"));
    await place.write("erased/one", pieces("2"));
    const replaced = await textAt(place, "erased/one");
    await place.remove("erased/one");

    expect(replaced).toBe("2");
    expect(await place.find("erased/one")).toBeUndefined();
  });
}

import { expect, onTestFinished, test } from "vitest";

import { createAskedThread } from "./asked-thread.ts";

const program = `
  import { answerAsThread } from ${JSON.stringify(import.meta.resolve("./asked-thread.ts"))};
  import { handingOver } from ${JSON.stringify(import.meta.resolve("./asked-thread.ts"))};
  let kept;
  answerAsThread({
    double: (number) => number * 2,
    later: async (ms) => { await new Promise((resolve) => setTimeout(resolve, ms)); return ms; },
    fail: (code) => { throw Object.assign(new Error("no"), code ? { code } : {}); },
    bytes: (length) => { kept = new Uint8Array(length); return handingOver({ kept }, [kept.buffer]); },
    keptLength: () => kept.length,
    die: () => { process.exit(3); },
  });
`;

interface Answers {
  double(number: number): number;
  later(ms: number): Promise<number>;
  fail(code: string): never;
  bytes(length: number): { readonly kept: Uint8Array };
  keptLength(about: undefined): number;
  die(about: undefined): never;
}

function startThread() {
  const thread = createAskedThread<Answers>(new URL(`data:text/javascript,${encodeURIComponent(program)}`));
  onTestFinished(() => thread.end());
  return thread;
}

test("each question gets its own answer, in whatever order they come", async () => {
  const { ask } = startThread();

  expect(await Promise.all([ask("later", 30), ask("double", 4), ask("later", 1)])).toEqual([30, 8, 1]);
});

test("an error comes with its words, and with its code where it has one", async () => {
  const { ask } = startThread();

  await expect(ask("fail", "ENOENT")).rejects.toMatchObject({ message: "no", code: "ENOENT" });
  await expect(ask("fail", "")).rejects.not.toHaveProperty("code");
});

test("what is handed over is not copied", async () => {
  const { ask } = startThread();

  const { kept } = await ask("bytes", 1000);

  expect(kept).toHaveLength(1000);
  expect(await ask("keptLength", undefined)).toBe(0);
});

test("who waits when it ends hears of it, and the next question starts another", async () => {
  const { ask } = startThread();
  const waiting = ask("later", 60_000);
  const dying = ask("die", undefined);

  await expect(waiting).rejects.toThrow("has ended");
  await expect(dying).rejects.toThrow("has ended");
  expect(await ask("double", 2)).toBe(4);
});

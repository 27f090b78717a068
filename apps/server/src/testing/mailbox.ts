import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import PostalMime from "postal-mime";

import type { Composition } from "#app/compose.ts";

import type { TestServer } from "./server-test.ts";

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Runs the queued jobs, mails included, until there are none. */
export async function deliverAll({ jobs }: TestServer): Promise<void> {
  await workOff(jobs);
}

export async function workOff(jobs: Composition["jobs"]): Promise<void> {
  const wanted = jobs.handlers.filter(({ job }) => job.everyMs === undefined);
  const names = wanted.map(({ job }) => job.name);
  for (let job = await jobs.source.claim(names, 1000); job; job = await jobs.source.claim(names, 1000)) {
    const { name, payload } = job;
    const handler = wanted.find((candidate) => candidate.job.name === name);
    await handler?.run(payload, { signal: new AbortController().signal });
    await jobs.source.complete(job.id);
  }
}

/** The mails to an address, oldest first. */
export async function mailsTo(server: TestServer, address: string): Promise<ReceivedMail[]> {
  await deliverAll(server);
  const folder = join(server.folder, "outbox");
  const files = (await readdir(folder).catch(() => [])).toSorted((one, other) => one.localeCompare(other));
  const mails = await Promise.all(
    files.map(async (file) => {
      const { to, subject, text } = await PostalMime.parse(await readFile(join(folder, file)));
      return { to: to?.[0]?.address ?? "", subject: subject ?? "", text: text ?? "" };
    }),
  );
  return mails.filter(({ to }) => to === address);
}

/** The newest code mailed to an address. */
export async function codeFor(server: TestServer, address: string): Promise<string> {
  const codes = (await mailsTo(server, address)).flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []);
  const newest = codes.at(-1);
  if (newest === undefined) throw new Error(`No code was mailed to ${address}`);
  return newest;
}

/** One round of a recurring job. */
export async function runJob({ jobs }: Pick<TestServer, "jobs">, name: string): Promise<void> {
  const handler = jobs.handlers.find(({ job }) => job.name === name);
  if (!handler) throw new Error(`There is no job ${name}`);
  await handler.run({}, { signal: new AbortController().signal });
}

import { mkdir, readdir, readFile, watch } from "node:fs/promises";
import { join } from "node:path";

import type { Product } from "./product.ts";

const longestWaitMs = 20_000;
/** Texts of mails by file path, so that each file is read once. */
const texts = new Map<string, string>();

/**
 * Returns the match in the newest mail to the address that has one. Watches the folder of mails until such a mail
 * arrives.
 */
export async function readInMail(
  { folder }: Product,
  email: string,
  find: (mail: string) => string | undefined,
): Promise<string> {
  const outbox = join(folder, "outbox");
  await mkdir(outbox, { recursive: true });
  const watching = new AbortController();
  const deadline = setTimeout(() => watching.abort(), longestWaitMs);
  const changes = watch(outbox, { signal: watching.signal })[Symbol.asyncIterator]();
  try {
    for (;;) {
      // Watching starts before the folder is read, so that a mail arriving in between is noticed.
      const change = changes.next().then(
        () => undefined,
        (error: unknown) => new Error(`No such mail to ${email} within ${longestWaitMs} ms`, { cause: error }),
      );
      const found = await findIn(outbox, email, find);
      if (found !== undefined) return found;
      const failure = await change;
      if (failure) throw failure;
    }
  } finally {
    clearTimeout(deadline);
    watching.abort();
  }
}

/** The newest code mailed to an address. */
export async function mailedCode(product: Product, email: string, subject = ""): Promise<string> {
  return readInMail(product, email, (mail) =>
    mail.includes(subject) ? /^\s*(\d{6})\s*$/m.exec(mail)?.[1] : undefined,
  );
}

async function findIn(
  outbox: string,
  email: string,
  find: (mail: string) => string | undefined,
): Promise<string | undefined> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).toSorted();
  for (const name of names.toReversed()) {
    const mail = await textOf(join(outbox, name));
    const found = mail.includes(email) ? find(mail) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

async function textOf(path: string): Promise<string> {
  const known = texts.get(path);
  if (known !== undefined) return known;
  // Quoted-printable breaks long lines with a "=" at the end.
  const text = (await readFile(path, "utf8")).replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  texts.set(path, text);
  return text;
}

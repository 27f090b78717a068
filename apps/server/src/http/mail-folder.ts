import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

export interface KeptMail {
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly keptAt: Date;
}

const mostShown = 100;
const ownName = /^[\w-]+\.eml$/;

/** What the folder mailer has written. */
export function createMailFolder(folder: string) {
  async function find(name: string): Promise<KeptMail | undefined> {
    // A name is a word and nothing else: it can lead to no other folder.
    if (!ownName.test(name)) return undefined;
    const file = join(folder, name);
    const [written, about] = await orNothing(Promise.all([readFile(file), stat(file)]), []);
    if (!written || !about) return undefined;
    // Here, because a server that shows no mailbox should not load it at every start.
    const { default: PostalMime } = await import("postal-mime");
    const { to = [], subject = "", text = "", html = "" } = await PostalMime.parse(written);
    return { name, to: to.map(({ address }) => address).join(", "), subject, text, html, keptAt: about.mtime };
  }

  return {
    find,

    /** A mail is named by its id, and ids sort by time. */
    async listNewest(): Promise<KeptMail[]> {
      const names = (await orNothing(readdir(folder), [])).filter((name) => ownName.test(name));
      const newest = names.toSorted((one, other) => (one < other ? 1 : -1)).slice(0, mostShown);
      const mails = await Promise.all(newest.map(find));
      return mails.filter((mail) => mail !== undefined);
    },
  };
}

async function orNothing<T, N>(reading: Promise<T>, nothing: N): Promise<T | N> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return nothing;
    throw error;
  }
}

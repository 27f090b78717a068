import { createHmac, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

import { StartupError } from "#lib/app-error.ts";
import { createSha256, sha256, sha256OfStream } from "#lib/hash.ts";
import { type BackupPlace, type StoredObject } from "#ports/backup-place.ts";
import { type Cipher, CipherError } from "#ports/cipher.ts";

import { parseSnapshot, type Snapshot, type SnapshotProblem, snapshotText } from "./snapshot.ts";

const zip = promisify(gzip);
const unzip = promisify(gunzip);
/** There only where backups are encrypted. */
export const nameKeyFile = "names.age";

type Bytes = AsyncIterable<Uint8Array>;
type Folder = "rows" | "files";

interface ArchiveOptions {
  readonly place: BackupPlace;
  /** Undefined where backups are kept as they are. */
  readonly cipher: Cipher | undefined;
}

export type BackupArchive = Awaited<ReturnType<typeof openArchive>>;

/**
 * A place with backups: pieces of tables and files, each once and named by its hash, and for every backup a list of what it
 * is made of. Encrypted, the names are keyed: nobody can look there for a picture that they know.
 */
export async function openArchive({ place, cipher }: ArchiveOptions) {
  const objects = createObjects(place, cipher, cipher && (await keyOfNames(place, cipher)));
  return {
    description: place.description,
    pathOf: (folder: Folder, hash: string): string => objects.pathOf(folder, hash),
    has: async (folder: Folder, hash: string): Promise<boolean> =>
      (await place.find(objects.pathOf(folder, hash))) !== undefined,
    ...piecesIn(objects),
    ...filesIn(objects),
    ...snapshotsIn(objects),
    ...erasedIn(place),

    /** The pieces and files of all backups, by their paths. */
    async *listContent(): AsyncGenerator<StoredObject> {
      yield* place.list("rows/");
      yield* place.list("files/");
    },

    removeContent: (path: string): Promise<void> => place.remove(path),
    close: (): Promise<void> => place.close(),
  };
}

type Objects = ReturnType<typeof createObjects>;

/** Reads and writes objects by their paths, encrypted where there is a cipher. */
function createObjects(place: BackupPlace, cipher: Cipher | undefined, nameKey: Buffer | undefined) {
  const ending = cipher ? ".age" : "";
  return {
    place,
    /** Whether objects lie there as they are. */
    isPlain: cipher === undefined,

    pathOf(folder: Folder, hash: string): string {
      const name = nameKey ? createHmac("sha256", nameKey).update(`${folder} ${hash}`).digest("hex") : hash;
      return `${folder}/${name.slice(0, 2)}/${name}${folder === "rows" ? ".jsonl.gz" : ""}${ending}`;
    },

    pathOfSnapshot: (name: string): string => `snapshots/${name}.json.gz${ending}`,
    write: (path: string, bytes: Bytes): Promise<void> => place.write(path, cipher ? cipher.encrypt(bytes) : bytes),

    async read(path: string): Promise<Bytes | undefined> {
      const bytes = await place.open(path);
      return bytes && cipher ? cipher.decrypt(bytes) : bytes;
    },

    async dropUnreadable(path: string): Promise<never> {
      await place.remove(path);
      throw new StartupError(`What was just written to ${place.description} can't be read back. Is its disk failing?`);
    },
  };
}

function piecesIn(objects: Objects) {
  /** Undefined when it is missing or damaged. */
  async function readPiece(hash: string): Promise<string | undefined> {
    const bytes = await objects.read(objects.pathOf("rows", hash));
    const text = bytes && (await unlessDamaged(unzipped(bytes)));
    return text !== undefined && sha256(text) === hash ? text : undefined;
  }

  return {
    readPiece,

    /** Keeps a piece of a table, unless it is there already, and reads it back. */
    async keepPiece(hash: string, text: string): Promise<void> {
      const path = objects.pathOf("rows", hash);
      if (await objects.place.find(path)) return;
      await objects.write(path, once(await zip(text)));
      if ((await readPiece(hash)) === undefined) await objects.dropUnreadable(path);
    },
  };
}

function filesIn(objects: Objects) {
  async function isFileWhole(hash: string): Promise<boolean> {
    const bytes = await objects.read(objects.pathOf("files", hash));
    return bytes !== undefined && (await unlessDamaged(sha256OfStream(bytes))) === hash;
  }

  return {
    isFileWhole,
    readFile: (hash: string): Promise<Bytes | undefined> => objects.read(objects.pathOf("files", hash)),

    /** Keeps a file and reads it back; false when the source itself is not what its hash says. */
    async keepFile(hash: string, source: Bytes, localPath?: string): Promise<boolean> {
      const path = objects.pathOf("files", hash);
      if (objects.isPlain && localPath !== undefined && (await objects.place.adopt(path, localPath))) {
        if (await isFileWhole(hash)) return true;
        await objects.place.remove(path);
        return false;
      }
      const measured = measure(source);
      await objects.write(path, measured.bytes);
      if (measured.hash() !== hash) {
        await objects.place.remove(path);
        return false;
      }
      if (!(await isFileWhole(hash))) await objects.dropUnreadable(path);
      return true;
    },
  };
}

function snapshotsIn(objects: Objects) {
  return {
    async keepSnapshot(snapshot: Snapshot): Promise<void> {
      await objects.write(objects.pathOfSnapshot(snapshot.name), once(await zip(snapshotText(snapshot))));
    },

    async readSnapshot(name: string): Promise<Snapshot | SnapshotProblem> {
      const bytes = await objects.read(objects.pathOfSnapshot(name));
      if (!bytes) return { problem: "missing" };
      const text = await unlessDamaged(unzipped(bytes));
      return text === undefined ? { problem: "damaged" } : parseSnapshot(text);
    },

    removeSnapshot: (name: string): Promise<void> => objects.place.remove(objects.pathOfSnapshot(name)),

    /** The names of all backups, oldest first. */
    async listSnapshots(): Promise<string[]> {
      const names: string[] = [];
      for await (const { name } of objects.place.list("snapshots/")) {
        const found = /^snapshots\/(.+)\.json\.gz(\.age)?$/.exec(name)?.[1];
        if (found !== undefined) names.push(found);
      }
      return names.toSorted();
    },
  };
}

/** Deleted accounts, as hashes of their ids: no backup brings them back. */
function erasedIn(place: BackupPlace) {
  return {
    async tellErased(account: string): Promise<void> {
      await place.write(`erased/${account}`, once(Buffer.from("\n")));
    },

    async listErased(): Promise<string[]> {
      const accounts: string[] = [];
      for await (const { name } of place.list("erased/")) accounts.push(name.slice("erased/".length));
      return accounts;
    },
  };
}

/** Lies encrypted beside the backups, so that each of the keys alone is enough to find everything. */
async function keyOfNames(place: BackupPlace, cipher: Cipher): Promise<Buffer> {
  const found = await place.open(nameKeyFile);
  if (found) return bytesOf(cipher.decrypt(found));
  const made = randomBytes(32);
  await place.write(nameKeyFile, cipher.encrypt(once(made)));
  return made;
}

async function unlessDamaged<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CipherError && error.problem === "damaged") return undefined;
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) return undefined;
    throw error;
  }
}

function measure(source: Bytes) {
  const hash = createSha256();
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  }
  let digest: string | undefined;
  return { bytes: pass(), hash: (): string => (digest ??= hash.digest("hex")) };
}

async function unzipped(source: Bytes): Promise<string> {
  return (await unzip(await bytesOf(source))).toString("utf8");
}

async function bytesOf(source: Bytes): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

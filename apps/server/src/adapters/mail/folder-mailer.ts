import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";

import { makeDirectoryDurably, writeFileDurably } from "#lib/durable-file.ts";
import type { Mailer } from "#ports/mailer.ts";

import { addressIn, messageOf, nameOf } from "./mail-message.ts";

interface FolderMailerDeps {
  readonly folder: string;
  readonly from: string;
  /** Called with the mail's id, and nothing else of it, once the mail is in the folder. */
  readonly onWritten: (id: string) => void;
}

/** Writes each mail as an `.eml` file into a folder, for a server without a mail server. */
export function createFolderMailer({ folder, from, onWritten }: FolderMailerDeps): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new TypeError("nodemailer was asked for a buffer and gave a stream");
      await makeDirectoryDurably(folder, { mode: 0o700 });
      await writeFileDurably(join(folder, `${nameOf(mail)}.eml`), message, { mode: 0o600 });
      onWritten(mail.id);
    },

    async forget(ids, address) {
      for (const id of ids) await rm(join(folder, `${nameOf({ id })}.eml`), { force: true });
      if (address === undefined) return;
      for (const path of await mailsIn(folder)) {
        if ((await addressOf(path)) === address) await rm(path, { force: true });
      }
    },

    async close() {
      composer.close();
    },
  };
}

async function mailsIn(folder: string): Promise<string[]> {
  const names = await unlessGone(readdir(folder));
  return (names ?? []).filter((name) => name.endsWith(".eml")).map((name) => join(folder, name));
}

/** Another process may have forgotten the mail since the folder was listed. */
async function addressOf(path: string): Promise<string | undefined> {
  const message = await unlessGone(readFile(path, "latin1"));
  return message === undefined ? undefined : addressIn(message);
}

async function unlessGone<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return undefined;
    throw error;
  }
}

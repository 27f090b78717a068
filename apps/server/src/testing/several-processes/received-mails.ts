import { setTimeout as pause } from "node:timers/promises";

import PostalMime from "postal-mime";

import type { SmtpServer } from "#testing/smtp-server.ts";

const lookEveryMs = 50;
const hopelessMs = 60_000;

interface ReceivedMail {
  readonly to: string;
  readonly id: string;
  readonly text: string;
}

/** What a mail server has received from all processes together. */
export function createReceivedMails({ mails }: SmtpServer) {
  const read: Promise<ReceivedMail>[] = [];

  /** Each mail is read once, however many ask at the same moment. */
  function all(): Promise<ReceivedMail[]> {
    for (const mail of mails.slice(read.length)) read.push(readMail(mail));
    return Promise.all(read);
  }

  return {
    /** The newest code mailed to an address. */
    async codeFor(address: string): Promise<string> {
      for (const lastAt = performance.now() + hopelessMs; performance.now() < lastAt; await pause(lookEveryMs)) {
        const texts = (await all()).filter(({ to }) => to === address).map(({ text }) => text);
        const code = texts.flatMap((text) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []).at(-1);
        if (code !== undefined) return code;
      }
      throw new Error(`No code was mailed to ${address}`);
    },

    /** How many different mails an address got; one that was sent again has the same Message-ID, so it is shown once. */
    async countFor(address: string): Promise<number> {
      return new Set((await all()).filter(({ to }) => to === address).map(({ id }) => id)).size;
    },

    async countRepeated(): Promise<number> {
      const received = await all();
      return received.length - new Set(received.map(({ id }) => id)).size;
    },
  };
}

async function readMail(mail: Uint8Array): Promise<ReceivedMail> {
  const { to, messageId = "", text = "" } = await PostalMime.parse(mail);
  return { to: to?.[0]?.address ?? "", id: messageId, text };
}

export type ReceivedMails = ReturnType<typeof createReceivedMails>;

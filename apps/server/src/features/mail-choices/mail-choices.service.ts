import { type ShareMail, shareMails } from "@lane/domain/shares.ts";
import { z } from "zod";

import { AppError } from "#lib/app-error.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { MailChoicesRepository } from "./mail-choices.repository.ts";

const tokenSchema = z.strictObject({ address: z.string(), kind: z.enum(shareMails) });

type MailSwitches = Record<ShareMail, boolean>;

interface MailChoicesDeps {
  readonly repository: MailChoicesRepository;
  readonly accounts: { findById(accountId: string): Promise<{ readonly email: string } | undefined> };
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Which mails an address wants, whether it has an account or not. Only hashes of addresses are stored. */
export function createMailChoicesService(deps: MailChoicesDeps) {
  const { repository, accounts, sealer, clock, transact } = deps;
  const hashOf = (address: string): string => deps.fingerprint("mail-refusal", address);

  async function addressOf({ accountId }: Viewer): Promise<string> {
    const account = await accounts.findById(accountId);
    if (!account) throw new AppError("not_found", "Account not found");
    return account.email;
  }

  async function switchesOf(address: string): Promise<MailSwitches> {
    const refused = await repository.list(hashOf(address));
    const isOn = (kind: ShareMail): boolean => !refused.includes(kind);
    return {
      "memory-shared": isOn("memory-shared"),
      "share-opened": isOn("share-opened"),
      "share-answered": isOn("share-answered"),
      "share-ends-soon": isOn("share-ends-soon"),
      "question-asked": isOn("question-asked"),
      "question-answered": isOn("question-answered"),
      "answer-thanked": isOn("answer-thanked"),
      invited: isOn("invited"),
      "vault-news": isOn("vault-news"),
      "offer-made": isOn("offer-made"),
      "offer-answered": isOn("offer-answered"),
    };
  }

  return {
    read: async (viewer: Viewer): Promise<MailSwitches> => switchesOf(await addressOf(viewer)),

    /** A kind that is not named stays as it is. */
    async change(viewer: Viewer, mails: Partial<MailSwitches>): Promise<MailSwitches> {
      const address = await addressOf(viewer);
      const wanted = shareMails.filter((kind) => mails[kind] === true);
      const refused = shareMails.filter((kind) => mails[kind] === false);
      await transact(async () => {
        await repository.remove(hashOf(address), wanted);
        await repository.insert(hashOf(address), refused, clock.now());
      });
      return switchesOf(address);
    },

    /** Names the address and the kind, and cannot be made by anybody else. It works as long as the mail is kept. */
    unsubscribeTokenFor: (address: string, kind: ShareMail): string => sealer.seal(JSON.stringify({ address, kind })),

    async unsubscribe(token: string): Promise<ShareMail> {
      const { address, kind } = openedToken(sealer, token);
      await repository.insert(hashOf(address), [kind], clock.now());
      return kind;
    },

    wants: async (address: string, kind: ShareMail): Promise<boolean> => (await switchesOf(address))[kind],

    /** A member who has another address wants the same mails there. */
    async copy(from: string, to: string): Promise<void> {
      await repository.insert(hashOf(to), await repository.list(hashOf(from)), clock.now());
    },

    forget: (address: string): Promise<void> => repository.remove(hashOf(address), shareMails),
  };
}

export type MailChoicesService = ReturnType<typeof createMailChoicesService>;

function openedToken(sealer: Sealer, token: string): z.infer<typeof tokenSchema> {
  try {
    return tokenSchema.parse(JSON.parse(sealer.open(token)));
  } catch {
    throw new AppError("invalid_input", "This link does not work. Please open it from the mail again");
  }
}

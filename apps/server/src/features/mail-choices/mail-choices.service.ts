import { questionMail, type QuestionRhythm } from "@lane/domain/question-rhythms.ts";
import { type ShareMail, shareMails } from "@lane/domain/shares.ts";
import { z } from "zod";

import { AppError } from "#lib/app-error.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { MailChoicesRepository } from "./mail-choices.repository.ts";

const tokenSchema = z.union([
  z.strictObject({ address: z.string(), kind: z.enum(shareMails) }),
  z.strictObject({ accountId: z.string(), kind: z.literal(questionMail) }),
]);

type MailSwitches = Record<ShareMail, boolean>;

interface MailChoices {
  readonly mails: MailSwitches;
  readonly questions: { readonly rhythm: QuestionRhythm; readonly isPaused: boolean };
}

interface MailChange {
  /** A kind that is not named stays as it is. */
  readonly mails?: Partial<MailSwitches> | undefined;
  readonly questionRhythm?: QuestionRhythm | undefined;
}

interface MailChoicesDeps {
  readonly repository: MailChoicesRepository;
  readonly accounts: { findById(accountId: string): Promise<{ readonly email: string } | undefined> };
  /** Satisfied by the question subscriptions in app/compose-people.ts. */
  readonly questions: {
    find(accountId: string): Promise<MailChoices["questions"]>;
    choose(accountId: string, rhythm: QuestionRhythm): Promise<void>;
    stop(accountId: string): Promise<void>;
    wants(accountId: string): Promise<boolean>;
  };
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Which mails an address wants, whether it has an account or not. Only hashes of addresses are stored. */
export function createMailChoicesService(deps: MailChoicesDeps) {
  const { repository, accounts, questions, sealer, clock, transact } = deps;
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

  async function choicesOf({ accountId }: Viewer, address: string): Promise<MailChoices> {
    return { mails: await switchesOf(address), questions: await questions.find(accountId) };
  }

  return {
    read: async (viewer: Viewer): Promise<MailChoices> => choicesOf(viewer, await addressOf(viewer)),

    async change(viewer: Viewer, { mails = {}, questionRhythm }: MailChange): Promise<MailChoices> {
      const address = await addressOf(viewer);
      const wanted = shareMails.filter((kind) => mails[kind] === true);
      const refused = shareMails.filter((kind) => mails[kind] === false);
      await transact(async () => {
        await repository.remove(hashOf(address), wanted);
        await repository.insert(hashOf(address), refused, clock.now());
        if (questionRhythm !== undefined) await questions.choose(viewer.accountId, questionRhythm);
      });
      return choicesOf(viewer, address);
    },

    /** Names the address and the kind, and cannot be made by anybody else. It works as long as the mail is kept. */
    unsubscribeTokenFor: (address: string, kind: ShareMail): string => sealer.seal(JSON.stringify({ address, kind })),

    /** Names the account, which may have another address by the time. */
    questionTokenFor: (accountId: string): string => sealer.seal(JSON.stringify({ accountId, kind: questionMail })),

    async unsubscribe(token: string): Promise<ShareMail | typeof questionMail> {
      const opened = openedToken(sealer, token);
      if (opened.kind === questionMail) await questions.stop(opened.accountId);
      else await repository.insert(hashOf(opened.address), [opened.kind], clock.now());
      return opened.kind;
    },

    wantsQuestions: (accountId: string): Promise<boolean> => questions.wants(accountId),

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
    throw new AppError("invalid_input", "This link doesn't work. Please open it from the email again");
  }
}

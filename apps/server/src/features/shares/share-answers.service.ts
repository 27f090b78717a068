import type { ShareAnswer } from "@lane/contract/shares.ts";
import { maxAnswersPerShare } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Outbox } from "#ports/outbox.ts";
import type { Transact } from "#ports/transact.ts";

import { reportMail } from "./report-mail.ts";
import type {
  ReceivedAnswersRepository,
  ShareAnswersRepository,
  ShareReportsRepository,
} from "./share-answers.repository.ts";
import { notThere, type OpenShare, type ShareGate } from "./share-gate.ts";

const mostReports = 20;

interface ShareAnswersDeps {
  readonly repository: ShareAnswersRepository;
  readonly received: ReceivedAnswersRepository;
  readonly reports: ShareReportsRepository;
  readonly gate: Pick<ShareGate, "allowed">;
  readonly outbox: Outbox;
  /** The address of the operator; undefined where none is set. */
  readonly operator: string | undefined;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface NewAnswer {
  readonly memoryId?: string | undefined;
  readonly name: string;
  readonly text: string;
}

/** What comes back from the people who see a share: answers to its owner, reports to the operator. */
export function createShareAnswers(deps: ShareAnswersDeps) {
  const { repository, received, reports, gate, outbox, operator, clock, transact } = deps;

  return {
    async add(opened: OpenShare, { memoryId, name, text }: NewAnswer): Promise<void> {
      const answerable = gate.allowed(opened, "answer");
      const isThere = memoryId === undefined || answerable.some(({ id }) => id === memoryId);
      if (answerable.length === 0 || !isThere) throw notThere();
      const about = memoryId ?? (answerable.length === 1 ? answerable[0]?.id : undefined);
      const shareId = opened.share.id;
      const createdAt = clock.now();
      await transact(async () => {
        const words = { name: name.toWellFormed(), text: text.toWellFormed() };
        const count = await repository.lockAndCount(shareId);
        // Sent again, because the first answer to it was lost on the way.
        if (await repository.hasSame(shareId, words)) return;
        if (count >= maxAnswersPerShare) {
          throw new AppError("too_many_requests", "There's no room for more answers", {
            retryAfterMs: 60 * 60 * 1000,
          });
        }
        await repository.insert({ id: createId(createdAt), shareId, memoryId: about ?? null, ...words, createdAt });
      });
    },

    async list({ accountId }: Viewer): Promise<ShareAnswer[]> {
      return (await received.list(accountId)).map(({ createdAt, readAt, ...answer }) => ({
        ...answer,
        createdAt: isoInstant(createdAt),
        isUnread: readAt === null,
      }));
    },

    markRead: ({ accountId }: Viewer, ids: readonly string[]): Promise<void> =>
      received.markRead(accountId, ids, clock.now()),

    async remove({ accountId }: Viewer, id: string): Promise<void> {
      if (!(await received.remove(accountId, id))) throw notThere();
    },

    async report(shareId: string, text: string): Promise<void> {
      const createdAt = clock.now();
      await transact(async () => {
        const before = await reports.count(shareId);
        if (before >= mostReports) return;
        await reports.insert({ id: createId(createdAt), shareId, text: text.toWellFormed(), createdAt });
        // One mail for each share: the others are in the operator's list.
        if (operator !== undefined && before === 0) await outbox.post(reportMail({ to: operator, shareId, text }));
      });
    },

    listReports: () => reports.list(),
  };
}

export type ShareAnswers = ReturnType<typeof createShareAnswers>;

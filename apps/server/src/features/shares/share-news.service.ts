import type { Clock } from "#ports/clock.ts";
import type { Notices, ShareNotice } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { NamedShare, ShareNewsRepository, ShareOwner } from "./share-news.repository.ts";

/** News wait for this long, so that one mail has all of them. */
const quietMs = 60 * 60 * 1000;

interface ShareNewsDeps {
  readonly repository: ShareNewsRepository;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Tells owners what became of what they share: opened, answered, about to end. */
export function createShareNews({ repository, notices, clock, transact }: ShareNewsDeps) {
  /** The mark and the mail are one transaction, so that nothing is told twice or never. */
  const tell =
    <S extends NamedShare>(
      take: (accountId: string, now: number) => Promise<S[]>,
      noticeOf: (names: string[], news: readonly S[]) => ShareNotice,
    ) =>
    ({ accountId, email }: ShareOwner) =>
    (): Promise<void> =>
      transact(async () => {
        const news = await take(accountId, clock.now());
        if (news.length > 0) await notices.post({ ...noticeOf(namesOf(news), news), email });
      });

  const opened = tell(
    (accountId, now) => repository.takeOpened(accountId, now),
    (names) => ({ kind: "share-opened", names }),
  );
  const answered = tell(
    (accountId, now) => repository.takeAnswered(accountId, now),
    (names) => ({ kind: "share-answered", names }),
  );
  const ending = tell(
    (accountId, now) => repository.takeEnding(accountId, now),
    (names, news) => ({ kind: "share-ends-soon", names, endsAt: Math.min(...news.map(({ endsAt }) => endsAt)) }),
  );

  return {
    /** One task for each mail to write. Once an hour is over for one thing, the newer ones are told with it. */
    async listUntold(): Promise<(() => Promise<void>)[]> {
      const now = clock.now();
      return [
        ...(await repository.listOpened(quietMs, now)).map(opened),
        ...(await repository.listAnswered(quietMs, now)).map(answered),
        ...(await repository.listEnding(now)).map(ending),
      ];
    },
  };
}

export type ShareNews = ReturnType<typeof createShareNews>;

function namesOf(news: readonly NamedShare[]): string[] {
  return [...new Set(news.map(({ name }) => name))].toSorted((one, other) => one.localeCompare(other));
}

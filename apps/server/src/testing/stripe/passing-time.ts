import type { Account } from "./account.ts";
import { cancelNow, expire, expireIncomplete, renew } from "./subscribing.ts";

const hour = 60 * 60;

interface Deadline {
  readonly at: number;
  readonly happen: () => void;
}

/** Lets everything happen that is due until then, each at its own moment. */
export function passTime(account: Account, seconds: number): void {
  const until = account.now + seconds;
  for (;;) {
    const [next] = deadlines(account).toSorted((one, other) => one.at - other.at);
    if (!next || next.at > until) break;
    account.now = next.at;
    next.happen();
  }
  account.now = until;
}

function deadlines(account: Account): Deadline[] {
  const sessions = account.sessions.filter(({ status }) => status === "open");
  const live = account.subscriptions.filter(({ status }) => status === "active" || status === "past_due");
  const incomplete = account.subscriptions.filter(({ status }) => status === "incomplete");
  return [
    ...sessions.map((session) => ({ at: session.created + 24 * hour, happen: () => expire(account, session) })),
    ...incomplete.map((each) => ({ at: each.created + 23 * hour, happen: () => expireIncomplete(account, each) })),
    ...live.map((each) => ({
      at: each.period.end,
      happen: () => (each.cancelAtPeriodEnd || each.cancelAt !== null ? cancelNow : renew)(account, each),
    })),
  ];
}

import { call } from "./client.ts";
import { routes } from "./routes.ts";
import { subjectOf } from "./token-claims.ts";
import { onTokensChanged, readToken } from "./token-store.ts";

interface SessionCheck {
  readonly subject: string | undefined;
  readonly answer: ReturnType<typeof ask>;
  /** Whether it was taken as news already. */
  isOld: boolean;
}

let last: SessionCheck | undefined;
let isWatching = false;

/** Who is signed in, as the server knows it now. An answer that came for the draft key alone is news as well. */
export function checkSession(): SessionCheck["answer"] {
  const known = lastOfMember();
  const check = known?.isOld === false ? known : begin();
  check.isOld = true;
  return check.answer;
}

/** The key of a member's drafts never changes, so it is taken from any answer that this page has had. */
export async function memberDraftKey(): Promise<string> {
  const known = lastOfMember() ?? begin();
  const { draftKey } = await known.answer.catch(() => begin().answer);
  return draftKey;
}

function lastOfMember(): SessionCheck | undefined {
  return last?.subject === subjectOf(readToken()) ? last : undefined;
}

function begin(): SessionCheck {
  // The key must be gone with the session.
  if (!isWatching) onTokensChanged(() => void (last = undefined));
  isWatching = true;
  last = { subject: subjectOf(readToken()), answer: ask(), isOld: false };
  return last;
}

function ask() {
  return call(routes.sessions.verify, {});
}

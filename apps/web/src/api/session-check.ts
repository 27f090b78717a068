import { call } from "./client.ts";
import { routes } from "./routes.ts";
import { subjectOf } from "./token-claims.ts";
import { readToken } from "./token-store.ts";

type SessionCheck = ReturnType<typeof ask>;

/** The last answer, and whether it was taken as news. */
let last: { readonly subject: string | undefined; readonly answer: SessionCheck; isOld: boolean } | undefined;

/** Who is signed in, as the server knows it now. An answer that came for the draft key alone is news as well. */
export function checkSession(): SessionCheck {
  const check = last?.subject === subjectOf(readToken()) && last?.isOld === false ? last : asked();
  check.isOld = true;
  return check.answer;
}

/** The key of a member's drafts never changes, so it is taken from any answer that this page has had. */
export async function memberDraftKey(): Promise<string> {
  const known = last?.subject === subjectOf(readToken()) ? last : asked();
  const { draftKey } = await known.answer.catch(() => asked().answer);
  return draftKey;
}

function asked(): NonNullable<typeof last> {
  last = { subject: subjectOf(readToken()), answer: ask(), isOld: false };
  return last;
}

function ask() {
  return call(routes.sessions.verify, {});
}

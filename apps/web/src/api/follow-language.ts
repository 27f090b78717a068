import type { Language } from "@lane/domain/languages.ts";

import { request } from "./client.ts";
import { routes } from "./routes.ts";
import { readToken } from "./token-store.ts";

/** Tells the server the language of a member's mails. A failed call is repeated at the next login. */
export async function followLanguage(language: Language): Promise<void> {
  if (readToken() !== undefined) await request(routes.profile.update, { body: { language } });
}

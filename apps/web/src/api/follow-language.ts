import type { Language } from "@lane/domain/languages.ts";

import { request } from "./client.ts";
import { routes } from "./routes.ts";
import { readToken } from "./token-store.ts";

/** A member's mails come in the language chosen last. What cannot be said now is said at the next login. */
export async function followLanguage(language: Language): Promise<void> {
  if (readToken() !== undefined) await request(routes.profile.update, { body: { language } });
}

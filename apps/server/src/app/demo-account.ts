import { randomBytes } from "node:crypto";

import type { Composition } from "./compose.ts";

/** Opens the demo account in place of an earlier one. Its password is new each time. */
export async function openDemoAccount({
  accounts,
}: Composition["services"]): Promise<{ email: string; password: string; accountId: string }> {
  const email = "demo@down-memory-lane.example";
  const password = randomBytes(12).toString("base64url");
  const { accountId } = await accounts.openAnew({
    email,
    password,
    firstName: "Marianne",
    lastName: "Hofstra",
    dateOfBirth: "1966-04-17",
    cityName: "Leeuwarden",
    isReflectionPrompt: true,
  });
  return { email, password, accountId };
}

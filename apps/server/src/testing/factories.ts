import { createId } from "#lib/ids.ts";

import type { TestServer } from "./server-test.ts";

let count = 0;

export interface TestMember {
  readonly accountId: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** A member with an active account and a session on one device. */
export async function createMember({ services }: TestServer): Promise<TestMember> {
  count += 1;
  const email = `member-${count}-${createId(0)}@example.com`;
  const { accountId } = await services.accounts.openAnew({
    email,
    password: "a long enough password",
    firstName: "Ada",
    lastName: "Marsh",
    dateOfBirth: "1958-03-09",
    cityName: "Utrecht",
    isReflectionPrompt: false,
  });
  const { token, refreshToken } = await services.sessions.start({ id: accountId, email }, "Test browser");
  return { accountId, token, refreshToken, email };
}

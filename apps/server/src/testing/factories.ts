import { createId } from "#lib/ids.ts";

import type { TestHouse } from "./house-test.ts";

let count = 0;

/** Someone with an active account and a session on one device. */
export async function createMember({
  services,
}: TestHouse): Promise<{ accountId: string; token: string; email: string }> {
  count += 1;
  const email = `member-${count}-${createId(0)}@example.com`;
  const { accountId } = await services.accounts.openAnew({
    email,
    password: "a long enough password",
    firstName: "Ada",
    lastName: "Marsh",
    dateOfBirth: "1958-03-09",
    cityName: "Utrecht",
  });
  const { accessToken } = await services.sessions.start(accountId, "Test browser");
  return { accountId, token: accessToken, email };
}

import { systemClock } from "#adapters/clock/system-clock.ts";
import { compose } from "#app/compose.ts";
import { openResources } from "#app/open-resources.ts";
import { loadConfig } from "#config/config.ts";
import { createId } from "#lib/ids.ts";
import { createLogger } from "#lib/logger.ts";

// Writes for ever through the real services and prints each acknowledged key. It is meant to be killed.
const config = loadConfig();
const server = { config, clock: systemClock, logger: createLogger("silent") };
const resources = await openResources(server);
const { services, idempotency } = compose({ ...server, ...resources });
const { accountId } = await services.accounts.openAnew({
  email: `writer-${createId(systemClock.now())}@example.com`,
  password: "a long enough password",
  firstName: "Ada",
  lastName: "Marsh",
  dateOfBirth: "1958-03-09",
  cityName: "Utrecht",
  isReflectionPrompt: true,
});
const { db } = resources.database;

for (;;) {
  const key = createId(systemClock.now());
  await idempotency.once({ accountId, key, fingerprint: "" }, async () => {
    const now = systemClock.now();
    await db.insertInto("timelines").values({ id: key, kind: "personal", name: key, created_at: now }).execute();
    await db
      .insertInto("memberships")
      .values({ timeline_id: key, account_id: accountId, role: "owner", created_at: now })
      .execute();
    return { key };
  });
  process.stdout.write(`kept ${key}\n`);
}

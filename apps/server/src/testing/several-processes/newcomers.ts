import { systemClock } from "#adapters/clock/system-clock.ts";
import { createArgon2Hasher } from "#adapters/passwords/argon2-hasher.ts";
import { compose } from "#app/compose.ts";
import { openResources } from "#app/open-resources.ts";
import { loadConfig } from "#config/config.ts";
import { createRecordingLogger } from "#testing/recording-logger.ts";

export const newcomerPassword = "blue door by the canal";

export interface Newcomer {
  readonly accountId: string;
  readonly email: string;
  readonly token: string;
}

/** Opens accounts beside the processes that serve them: as many as are needed, without their limits for visitors. */
export async function openNewcomers(env: Readonly<Record<string, string>>) {
  const server = { config: loadConfig(env), clock: systemClock, logger: createRecordingLogger() };
  const resources = await openResources(server);
  const hasher = createArgon2Hasher();
  // Hashed once for all of them, because a hash takes longer than everything else about an account.
  const hashed = await hasher.hash(newcomerPassword);
  const passwordHasher = { ...hasher, hash: async () => hashed };
  const composition = compose({ ...server, ...resources, passwordHasher });
  const { services, jobs } = composition;
  let opened = 0;

  return {
    database: resources.database,
    recurring: jobs.handlers.flatMap(({ job }) =>
      job.everyMs === undefined ? [] : [{ ...job, everyMs: job.everyMs }],
    ),
    async open(): Promise<Newcomer> {
      opened += 1;
      const email = `newcomer-${opened}@example.com`;
      const { accountId } = await services.accounts.openAnew({
        email,
        password: newcomerPassword,
        firstName: "Ben",
        lastName: "Marsh",
        dateOfBirth: "1958-03-09",
        cityName: "Utrecht",
        isReflectionPrompt: false,
      });
      const { token } = await services.sessions.start({ id: accountId, email }, "A newcomer");
      return { accountId, email, token };
    },
    close: () => composition.close(),
  };
}

export type Newcomers = Awaited<ReturnType<typeof openNewcomers>>;

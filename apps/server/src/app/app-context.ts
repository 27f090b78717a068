import type { Config } from "#config/config.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";
import type { PasswordHasher } from "#ports/password-hasher.ts";

import type { Resources } from "./open-resources.ts";

/** What everything inside is built from. */
export interface AppContext extends Resources {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Where the web app was built to; undefined where nothing shows it. */
  readonly webFolder?: string;
  /** Only tests bring one: at the product's cost, hashing took half of their time. */
  readonly passwordHasher?: PasswordHasher;
}

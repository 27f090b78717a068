import type { Config } from "#config/config.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";
import type { PasswordHasher } from "#ports/password-hasher.ts";

import type { Resources } from "./open-resources.ts";

/** The dependencies that all features are composed from. */
export interface AppContext extends Resources {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The folder of the built web app; undefined where it is not served. */
  readonly webFolder?: string;
  /** Set only by tests: hashing at the product's cost took half of their time. */
  readonly passwordHasher?: PasswordHasher;
}

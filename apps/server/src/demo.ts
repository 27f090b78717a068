import { systemClock } from "#adapters/clock/system-clock.ts";
import { findFfmpeg } from "#adapters/films/ffmpeg-run.ts";
import { compose } from "#app/compose.ts";
import { openDemoAccount } from "#app/demo-account.ts";
import { createAlbum } from "#app/demo/album.ts";
import { writeLife } from "#app/demo/write-life.ts";
import { openResources } from "#app/open-resources.ts";
import { loadConfig } from "#config/config.ts";
import { createLogger } from "#lib/logger.ts";

import { StartupError } from "./lib/app-error.ts";

process.umask(0o077);
try {
  const config = loadConfig();
  const context = { config, clock: systemClock, logger: createLogger(config.logLevel) };
  const composition = compose({ ...context, ...(await openResources(context)) });
  process.stdout.write("Drawing the photos of the demo account. This takes a minute or two.\n");
  const { email, password, accountId } = await openDemoAccount(composition.services);
  const viewer = { accountId, sessionId: "demo" };
  const ffmpeg = findFfmpeg(config.ffmpegFolders);
  if (!ffmpeg) process.stdout.write("ffmpeg is not installed, so the two videos are left out.\n");
  await writeLife(composition.services, viewer, createAlbum(composition.services, viewer, ffmpeg));
  await composition.close();
  process.stdout.write(`The demo account is ready.\n  email     ${email}\n  password  ${password}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { restorePath } from "@lane/contract/page-paths.ts";

import type { Config } from "#config/config.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";

import { compose } from "./compose.ts";
import { createErrorCounting } from "./count-errors.ts";
import { createHttp } from "./http.ts";
import { type Heard, listen, unheard } from "./listen.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { openResources } from "./open-resources.ts";
import type { RestoreDesk } from "./restore-desk.ts";
import { startMessage } from "./start-message.ts";
import { createWorker } from "./worker.ts";

const jobPatienceMs = 5000;

export interface ServerOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly webFolder: string;
  /** Where a backup can be asked for while nobody has an account. */
  readonly desk: RestoreDesk;
}

export interface RunningServer extends Heard {
  /** The text printed to the terminal after the start. */
  readonly message: string;
  /** Takes no new requests, ends the running ones, hands running jobs back, and closes all resources. */
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, clock, logger, webFolder, desk } = options;
  const context = { config, clock, logger, webFolder, ...(await openResources({ config, clock, logger })) };
  const composition = compose(context);
  const metrics = createMetrics();
  const { accounts, errorCounts, operatorOverview, subscriptionCounts } = composition.services;
  metrics.observeSubscriptions(() => subscriptionCounts.read());
  metrics.observeInstallation(operatorOverview);
  const isEmpty = untilInhabited(accounts);
  const http = await createHttp({ context, composition, metrics, webFolder, restoring: { desk, isOpen: isEmpty } });
  const { jobs } = composition;
  const worker = createWorker({
    ...jobs,
    clock,
    logger,
    onFinished: (job, outcome) => metrics.jobFinished(job, outcome),
    onGivenUp: createErrorCounting({ counts: errorCounts, metrics }),
  });
  jobs.onReady(() => worker.wake());

  let metricsServer: Awaited<ReturnType<Metrics["serve"]>> | undefined;
  try {
    const { address, port } = await listen(http.app, config);
    metricsServer = config.metricsPort === undefined ? undefined : await serveMetrics(metrics, config.metricsPort);
    worker.start();
    errorCounts.start();
    return {
      address,
      port,
      message: startMessage({
        config,
        address,
        mailboxKey: context.secrets.mailboxKey,
        restoreAddress: (await isEmpty()) ? `${publicAddress(config, address)}${restorePath}#${desk.code}` : undefined,
        remarks: composition.remarks,
      }),
      async stop() {
        await Promise.all([http.draining.drain(), worker.stop(jobPatienceMs)]);
        await metricsServer?.close();
        await composition.close();
      },
    };
  } catch (error) {
    await http.app.close();
    await composition.close();
    throw error;
  }
}

async function serveMetrics(metrics: Metrics, port: number): ReturnType<Metrics["serve"]> {
  try {
    return await metrics.serve(port);
  } catch (error) {
    throw unheard(error, `METRICS_PORT ${port} on 127.0.0.1`);
  }
}

/** Once somebody has an account it is not asked again. A database that does not answer may have accounts. */
function untilInhabited(accounts: { hasAny(): Promise<boolean> }): () => Promise<boolean> {
  let isInhabited = false;
  return async () => {
    if (isInhabited) return false;
    try {
      isInhabited = await accounts.hasAny();
      return !isInhabited;
    } catch {
      return false;
    }
  };
}

/** Behind a proxy nobody opens the address that this process listens at. */
function publicAddress({ baseUrl, givenSettings }: Config, address: string): string {
  return givenSettings["BASE_URL"] === undefined ? address : baseUrl;
}

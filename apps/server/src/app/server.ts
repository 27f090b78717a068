import type { AddressInfo } from "node:net";

import { addressOf, type Config } from "#config/config.ts";
import { StartupError } from "#lib/app-error.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";

import { compose } from "./compose.ts";
import { createErrorCounting } from "./count-errors.ts";
import { createHttp, type HttpServer } from "./http.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { openResources } from "./open-resources.ts";
import { startMessage } from "./start-message.ts";
import { createWorker } from "./worker.ts";

const jobPatienceMs = 5000;

export interface ServerOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly webFolder: string;
}

export interface RunningServer {
  readonly address: string;
  /** The text printed to the terminal after the start. */
  readonly message: string;
  /** Takes no new requests, ends the running ones, hands running jobs back, and closes all resources. */
  stop(): Promise<void>;
}

export async function startServer({ config, clock, logger, webFolder }: ServerOptions): Promise<RunningServer> {
  const context = { config, clock, logger, webFolder, ...(await openResources({ config, clock, logger })) };
  const composition = compose(context);
  const metrics = createMetrics();
  const { errorCounts, operatorOverview, subscriptionCounts } = composition.services;
  metrics.observeSubscriptions(() => subscriptionCounts.read());
  metrics.observeInstallation(operatorOverview);
  const http = await createHttp({ context: context, composition, metrics, webFolder });
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
    const address = await listen(http, config);
    metricsServer = config.metricsPort === undefined ? undefined : await serveMetrics(metrics, config.metricsPort);
    worker.start();
    errorCounts.start();
    return {
      address,
      message: startMessage({
        config,
        address,
        mailboxKey: context.secrets.mailboxKey,
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

async function listen({ app }: HttpServer, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explained(error, `PORT ${port} on ${host}`);
  }
  const address: AddressInfo | string | null = app.server.address();
  return addressOf(host, typeof address === "object" && address !== null ? address.port : port);
}

async function serveMetrics(metrics: Metrics, port: number): ReturnType<Metrics["serve"]> {
  try {
    return await metrics.serve(port);
  } catch (error) {
    throw explained(error, `METRICS_PORT ${port} on 127.0.0.1`);
  }
}

function explained(error: unknown, place: string): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (code === "EADDRINUSE")
    return new StartupError(`${place} is already taken. Choose another one.`, { cause: error });
  if (code === "EACCES") return new StartupError(`${place} may not be opened by this user.`, { cause: error });
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new StartupError(`${place} is no address of this machine.`, { cause: error });
  }
  return error;
}

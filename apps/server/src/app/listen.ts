import type { AddressInfo } from "node:net";

import type { FastifyInstance } from "fastify";

import { addressOf, type Config } from "#config/config.ts";
import { StartupError } from "#lib/app-error.ts";

export interface Heard {
  readonly address: string;
  /** The one that was chosen, where any was good. */
  readonly port: number;
}

export async function listen(app: FastifyInstance, { host, port }: Pick<Config, "host" | "port">): Promise<Heard> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw unheard(error, `PORT ${port} on ${host}`);
  }
  const heard = portOf(app.server.address(), port);
  return { address: addressOf(host, heard), port: heard };
}

function portOf(address: AddressInfo | string | null, asked: number): number {
  return typeof address === "object" && address !== null ? address.port : asked;
}

/** Why nothing can be heard at a place, as a sentence where the reason is known. */
export function unheard(error: unknown, place: string): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (code === "EADDRINUSE")
    return new StartupError(`${place} is already taken. Choose another one.`, { cause: error });
  if (code === "EACCES") return new StartupError(`${place} may not be opened by this user.`, { cause: error });
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new StartupError(`${place} is no address of this machine.`, { cause: error });
  }
  return error;
}

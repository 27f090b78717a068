import { randomInt } from "node:crypto";
import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";

import { addressOf } from "@lane/contract/endpoint.ts";
import { sessionsApi } from "@lane/contract/sessions.ts";

import { limitKey, listLimits } from "#adapters/rate-limits/database-rate-limiter.ts";

import { isLoopback } from "./address.ts";
import { askAddress } from "./ask-address.ts";
import type { DoctorContext } from "./doctor-context.ts";

/** Each takes about a quarter of a second to search. */
const mostNetworks = 6;

export type SeenAddress =
  | { readonly kind: "invented" | "client" | "elsewhere" | "untold" | "uncounted" }
  | { readonly kind: "proxy" | "neighbour"; readonly address: string };

/** Counted for each address before its body is read, and without any effect when that is empty. */
const counted = sessionsApi.refresh;

/**
 * With which address the server sees a request through BASE_URL. No answer of the server says so; but it counts the
 * request in the database, in a row named by a keyed hash of the address, and this program has the key. The request
 * claims an invented address, which must not count. Undefined where nothing answers, or there is no database or key.
 */
export async function seenAddress(context: DoctorContext): Promise<SeenAddress | undefined> {
  const [found, secrets] = await Promise.all([context.database(), context.secrets()]);
  if (!found || !secrets) return undefined;
  const invented = inventAddress();
  const before = await listLimits(found.db);
  const answer = await askAddress(`${context.config.baseUrl}${addressOf(counted)}`, {
    method: "POST",
    headers: { "x-forwarded-for": invented },
    acceptsAnyCertificate: true,
  }).catch(() => undefined);
  if (!answer) return undefined;
  const after = await listLimits(found.db);
  const changed = new Set([...after].filter(([key, emptyAt]) => before.get(key) !== emptyAt).map(([key]) => key));
  if (changed.size === 0) return { kind: "uncounted" };
  const keyOf = (who: string): string => limitKey(secrets.fingerprint, `${counted.method} ${counted.path}`, who);
  const { host, trustedProxies: proxies } = context.config;
  // A server that listens on IPv6 sees addresses of IPv4 in this form.
  const forms = host.includes(":") ? ["", "::ffff:"] : [""];
  return whichOf({
    isSeen: (address) => forms.some((form) => changed.has(keyOf(form + address))),
    proxies,
    invented,
    client: answer.localAddress?.replace(/^::ffff:/, "") ?? "",
  });
}

interface Clues {
  readonly isSeen: (address: string) => boolean;
  readonly proxies: readonly string[];
  readonly invented: string;
  /** This machine's address on its way to BASE_URL. */
  readonly client: string;
}

function whichOf({ isSeen, proxies, invented, client }: Clues): SeenAddress {
  const isTrusted = trustedBy(proxies);
  const own = ownAddresses();
  // A proxy that takes this machine for another proxy rightly believes what it claims.
  const isAmbiguous = isTrusted(client) || own.some((address) => !isLoopback(address) && isTrusted(address));
  if (isSeen(invented)) return { kind: isAmbiguous ? "untold" : "invented" };
  if (isSeen(client)) return { kind: isTrusted(client) ? "untold" : "client" };
  const single = proxies.filter((entry) => isIP(entry) !== 0);
  const seen = [...single, ...own].find(isSeen) ?? findNeighbour(own, isSeen);
  if (seen === undefined) return { kind: "elsewhere" };
  return { kind: isTrusted(seen) ? "proxy" : "neighbour", address: seen };
}

/** In the range for documentation, where nobody is. */
function inventAddress(): string {
  const groups = Array.from({ length: 6 }, () => randomInt(0x1000, 0x10000).toString(16));
  return `2001:db8:${groups.join(":")}`;
}

function trustedBy(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of proxies) {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address));
}

/** The networks of containers and of most data centres have no more addresses than those that begin with the same two numbers. */
function findNeighbour(own: readonly string[], isSeen: (address: string) => boolean): string | undefined {
  const beginnings = new Set(
    own.filter((address) => isIP(address) === 4).map((address) => /^\d+\.\d+/.exec(address)?.[0]),
  );
  for (const beginning of [...beginnings].slice(0, mostNetworks)) {
    for (let last = 0; last < 65_536; last += 1) {
      const address = `${beginning}.${last >> 8}.${last & 255}`;
      if (isSeen(address)) return address;
    }
  }
  return undefined;
}

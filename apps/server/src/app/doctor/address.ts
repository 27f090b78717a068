import { addressOf as pathOf } from "@lane/contract/endpoint.ts";
import { healthApi, healthSchema } from "@lane/contract/health.ts";

import { addressOf, type Config } from "#config/config.ts";

import { askAddress, jsonIn, reasonOf } from "./ask-address.ts";
import { attention, broken, type Check, type Finding, ok } from "./check.ts";

/** What answers at an address. */
type Found =
  | { readonly kind: "ours"; readonly version: string }
  | { readonly kind: "other"; readonly status: number }
  | { readonly kind: "nobody"; readonly reason: string };

const path = pathOf(healthApi.read);

export const address: Check = {
  name: "address",
  async run({ config }) {
    const [outside, here] = await Promise.all([lookAt(config.baseUrl), lookAt(listeningAt(config))]);
    switch (outside.kind) {
      case "ours":
        return reachedFinding(config, outside.version);
      case "other":
        return otherFinding(config, outside.status, here);
      case "nobody":
        return unreachedFinding(config, outside.reason, here);
    }
  },
};

/** Whether an address means this machine alone. */
export function isLoopback(host: string): boolean {
  return /^(localhost|\[?::1\]?|127(\.\d{1,3}){3})$/i.test(host);
}

function reachedFinding({ baseUrl, version: own }: Config, version: string): Finding {
  const { hostname, protocol } = new URL(baseUrl);
  if (version !== own) {
    return attention(
      `The server at ${baseUrl} has version ${version}, and this program version ${own}.`,
      "Restart the server if it was updated.",
    );
  }
  if (isLoopback(hostname)) return ok(`The server answers at ${baseUrl}, which only this machine can open.`);
  if (["0.0.0.0", "[::]"].includes(hostname)) {
    return attention(`${baseUrl} is no address that a link in a mail can have.`, "Set BASE_URL to the public address.");
  }
  if (protocol === "https:") return ok(`The server answers at ${baseUrl}.`);
  return attention(
    `The server answers at ${baseUrl}, and anyone in between can read everything.`,
    "Put a proxy with TLS in front, and set BASE_URL to its https address.",
  );
}

function otherFinding({ baseUrl, ...config }: Config, status: number, here: Found): Finding {
  const listening = listeningAt(config);
  if (here.kind === "ours") {
    return broken(
      `${baseUrl}${path} answers with status ${status}, though the server runs.`,
      `Have the proxy pass everything on to ${listening}; where only /s is meant to be public, BASE_URL has to be open to this machine.`,
    );
  }
  if (status >= 500) return attention(`${baseUrl} answers with status ${status}: the server does not run.`, startIt);
  return broken(
    `Something else than this server answers at ${baseUrl}, with status ${status}.`,
    "Correct BASE_URL, or the proxy at that address.",
  );
}

const startIt = "Start it, and look again: npm start";

function unreachedFinding({ baseUrl }: Config, reason: string, here: Found): Finding {
  if (here.kind !== "ours") {
    return attention(`The server does not run here, and ${baseUrl} does not answer (${reason}).`, startIt);
  }
  return attention(
    `The server runs, but ${baseUrl} can't be reached from this machine (${reason}).`,
    `Open ${baseUrl}${path} from elsewhere: many routers keep a machine from its own public address. If that fails too, look at the name, the firewall and the proxy.`,
  );
}

async function lookAt(base: string): Promise<Found> {
  try {
    const { status, body } = await askAddress(`${base}${path}`, { acceptsAnyCertificate: true });
    const health = healthSchema.safeParse(jsonIn(body));
    return health.success ? { kind: "ours", version: health.data.version } : { kind: "other", status };
  } catch (error) {
    return { kind: "nobody", reason: reasonOf(error) };
  }
}

/** The address at which this machine reaches its own server. */
function listeningAt({ host, port }: Pick<Config, "host" | "port">): string {
  return addressOf(host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host, port);
}

import { isLoopback } from "./address.ts";
import { attention, broken, type Check, type Finding, ok } from "./check.ts";
import type { DoctorContext } from "./doctor-context.ts";
import { type SeenAddress, seenAddress } from "./seen-address.ts";

/** Whose address the server sees: that of the visitor, or one for all of them. */
export const proxy: Check = {
  name: "proxy",
  async run(context) {
    const { trustedProxies, host, baseUrl } = context.config;
    if (trustedProxies.length === 0) return untrustedFinding(host, baseUrl);
    const seen = await seenAddress(context);
    return seen && seenFinding(context, seen);
  },
};

function untrustedFinding(host: string, baseUrl: string): Finding {
  const todo = "Set TRUSTED_PROXIES to the address from which the proxy connects.";
  if (baseUrl.startsWith("https:")) {
    return attention("TRUSTED_PROXIES is not set, so all visitors share the limits of one address, the proxy's.", todo);
  }
  if (isLoopback(host)) return ok("There is no proxy, and only this machine can connect.");
  return attention(
    `HOST ${host} is open to other machines without a proxy, so what they send can be read on the way.`,
    `Put a proxy with TLS in front. ${todo}`,
  );
}

function seenFinding({ config: { baseUrl } }: DoctorContext, seen: SeenAddress): Finding {
  const passOn = "Have the proxy set X-Forwarded-For to the address of whoever connects to it.";
  switch (seen.kind) {
    case "invented":
      return broken(
        "The proxy passes on an address that the visitor invents, so anyone gets round the limits for each address.",
        `${passOn} For nginx: proxy_set_header X-Forwarded-For $remote_addr;`,
      );
    case "proxy":
      return broken(`Every visitor is seen with the address of the proxy, ${seen.address}.`, passOn);
    case "neighbour":
      return attention(
        `A request through ${baseUrl} is seen with the address ${seen.address}, which is not this machine's way there.`,
        "If it is the address of your proxy, add it to TRUSTED_PROXIES.",
      );
    case "client":
      return ok("A request through the proxy is seen with the address of whoever sent it.");
    case "elsewhere":
      return ok("A request through the proxy is seen with an address that is neither the proxy's nor invented.");
    case "untold":
      return attention(
        "Whose address the server sees can't be told from here, because this machine's own is in TRUSTED_PROXIES.",
        `${passOn} An address that a visitor sends along must not count.`,
      );
    case "uncounted":
      return attention(
        `A request through ${baseUrl} did not reach a server with this database and this key.`,
        "Look at the line about the address, and give all processes the same settings.",
      );
  }
}

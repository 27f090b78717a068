import { isIP } from "node:net";
import { connect } from "node:tls";

import { instantIn } from "#lib/moments.ts";

import { attention, broken, type Check, ok } from "./check.ts";

const patienceMs = 8000;
const dayMs = 24 * 60 * 60 * 1000;
const renewDays = 14;

interface FoundCertificate {
  readonly validTo: number;
  /** Why a browser would not accept it; OpenSSL's or Node's code. */
  readonly refusal: string | undefined;
}

export const certificate: Check = {
  name: "certificate",
  async run({ config: { baseUrl }, clock }) {
    const { protocol, hostname, port } = new URL(baseUrl);
    if (protocol !== "https:") return undefined;
    const host = hostname.replaceAll(/[[\]]/g, "");
    const found = await readCertificate(host, Number(port || 443)).catch(() => undefined);
    // That nothing answers is what the check of the address says.
    if (!found) return undefined;
    const days = Math.floor((found.validTo - clock.now()) / dayMs);
    if (days < 0) return broken(`The certificate of ${host} has expired.`, renewIt);
    if (found.refusal !== undefined) {
      return broken(
        `The certificate of ${host} ${refusals[found.refusal] ?? `is refused (${found.refusal})`}.`,
        replaceIt,
      );
    }
    const says = `The certificate of ${host} is valid for ${days} more ${days === 1 ? "day" : "days"}.`;
    return days < renewDays ? attention(says, renewIt) : ok(says);
  },
};

const renewIt = "Renew it, and find out why that did not happen by itself.";
const replaceIt = "Give the proxy a certificate for this name, with those in between, from an authority browsers know.";

const unknownIssuer = "leads to no authority that this machine knows, perhaps because those in between are not sent";
const refusals: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: "is made out to another name",
  CERT_NOT_YET_VALID: "is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "is signed by itself, so browsers refuse it",
  SELF_SIGNED_CERT_IN_CHAIN: "comes from an authority that this machine does not know",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownIssuer,
};

function readCertificate(host: string, port: number): Promise<FoundCertificate> {
  return new Promise((resolve, reject) => {
    // Looked at even where it is refused: what is wrong with it is the question.
    const socket = connect({ host, port, servername: isIP(host) === 0 ? host : "", rejectUnauthorized: false });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("There was no answer")));
    socket.on("error", reject);
    socket.on("secureConnect", () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      const refusal = socket.authorized ? undefined : String(socket.authorizationError);
      socket.destroy();
      resolve({ validTo: instantIn(validTo), refusal });
    });
  });
}

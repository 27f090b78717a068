import { languages } from "@lane/domain/languages.ts";
import type { FastifyInstance } from "fastify";

import { isoInstant } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

const path = "/.well-known/security.txt";
const dayMs = 86_400_000;
/** RFC 9116 asks for less than a year. */
const validDays = 360;

interface SecurityTxtOptions {
  readonly clock: Clock;
  readonly baseUrl: string;
  /** The contact as the operator wrote it: an address, or a sentence with one in it. */
  readonly contact: string | undefined;
}

/** Where to report a weakness of this deployment (RFC 9116). Not served without a contact. */
export function addSecurityTxt(app: FastifyInstance, { clock, baseUrl, contact }: SecurityTxtOptions): void {
  const address = contactAddress(contact ?? "");
  app.get(path, async (_request, reply) => {
    reply.type("text/plain; charset=utf-8");
    if (address === undefined) return reply.code(404).send(noContact);
    const expires = isoInstant(Math.floor(clock.now() / dayMs + validDays) * dayMs);
    // RFC 9116 allows a web address only with https.
    const canonical = baseUrl.startsWith("https:") ? [`Canonical: ${baseUrl}${path}`] : [];
    const lines = [`Contact: ${address}`, `Expires: ${expires}`, ...canonical];
    return reply.send(`${[...lines, `Preferred-Languages: ${languages.join(", ")}`].join("\n")}\n`);
  });
}

const noContact = `The operator of this server has not named a contact.
A vulnerability in the program itself: please open a private security advisory where you found its source. See its SECURITY.md.
`;

/** The first machine-readable address in the contact. */
function contactAddress(contact: string): string | undefined {
  const mail = /[^\s<>()"',;:@]+@[^\s<>()"',;:@]+\.[^\s<>()"',;:@.]+/.exec(contact)?.[0];
  return mail === undefined ? /https:\/\/[^\s<>()"',;]+/.exec(contact)?.[0] : `mailto:${mail}`;
}

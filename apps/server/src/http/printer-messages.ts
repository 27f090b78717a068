import type { FastifyInstance } from "fastify";

import { AppError } from "#lib/app-error.ts";

const maxBytes = 1_000_000;

interface PrinterMessages {
  /** False when the signature is not right. */
  receive(body: Buffer, signature: string | undefined): Promise<boolean>;
}

/** Messages of the printer. The signature is over the bytes as they were sent, so nothing parses them here. */
export async function addPrinterMessages(app: FastifyInstance, messages: PrinterMessages | undefined): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post("/api/lulu/webhook", { bodyLimit: maxBytes }, async ({ body, headers }, reply) => {
      if (!messages) return reply.callNotFound();
      const signature = headers["lulu-hmac-sha256"];
      const isRight =
        Buffer.isBuffer(body) && (await messages.receive(body, typeof signature === "string" ? signature : undefined));
      if (!isRight) throw new AppError("invalid_input", "This message is not signed as it should be");
      return reply.send({ received: true });
    });
  });
}

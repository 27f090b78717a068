import { unsubscribePath } from "@lane/contract/page-paths.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

const maxBytes = 10_000;
/** What mail programs send; see RFC 8058. */
const bodyTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

const query = z.object({ t: z.string().max(1000).catch("") });

interface Unsubscribing {
  /** Throws where the token is not one of ours. */
  unsubscribe(token: string): Promise<unknown>;
}

/**
 * One tap in a mail program: it posts a form to the address that the mail names. Only here is a form accepted, because
 * nothing in it is read and the token alone decides. A GET is the page for people, and changes nothing.
 */
export async function addUnsubscribing(app: FastifyInstance, choices: Unsubscribing): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(bodyTypes, { parseAs: "buffer", bodyLimit: maxBytes }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post(unsubscribePath, { bodyLimit: maxBytes }, async (request, reply) => {
      await choices.unsubscribe(query.parse(request.query).t);
      return reply.type("text/plain; charset=utf-8").send("unsubscribed\n");
    });
  });
}

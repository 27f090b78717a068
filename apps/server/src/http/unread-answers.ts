import { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

/**
 * Node itself waits for ever for a client that does not read its answer. A connection that takes nothing for this long
 * while there is something to send is ended; at the latest after twice the time, as Node notices progress by comparing.
 * The time that an answer needs until its first byte does not count.
 */
export function addAnswerTimeout(app: FastifyInstance, stallMs: number): void {
  app.addHook("onSend", async ({ raw: { socket } }) => {
    // Once the answer is sent, Node sets the time that a connection may wait for its next request.
    if (socket instanceof Socket) socket.setTimeout(stallMs);
  });
}

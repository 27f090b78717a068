import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

import type { Problem, ProblemCode } from "@lane/contract/problems.ts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

import { sendFailure } from "./problems.ts";
import type { SecurityHeaders } from "./security-headers.ts";

/** Answers addresses that cannot be decoded. No hook of ours runs for them, so all headers are set here. */
export function createAddressRefusal(headers: SecurityHeaders) {
  return function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(headers).header("x-request-id", request.id);
    void sendFailure(reply, error);
  };
}

/** Answers data that is not HTTP: there is no request to answer, only a connection. */
export function createConnectionRefusal(headers: SecurityHeaders) {
  return function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code !== "ECONNRESET" && socket.writable) socket.write(rawAnswer(error.code, headers));
    socket.destroy(error);
  };
}

function rawAnswer(failure: string | undefined, headers: SecurityHeaders): string {
  const { status, code, message } = refusals.get(failure ?? "") ?? unreadable;
  const requestId = randomUUID();
  const problem: Problem = { status, message, statusCode: status, statusMessage: message, code, requestId };
  const body = JSON.stringify(problem);
  const lines = Object.entries({
    ...headers,
    "x-request-id": requestId,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${head}\r\n${body}`;
}

interface Refusal {
  readonly status: number;
  readonly code: ProblemCode;
  readonly message: string;
}

const unreadable: Refusal = { status: 400, code: "invalid_input", message: "We couldn't read this request" };
const refusals = new Map<string, Refusal>([
  ["ERR_HTTP_REQUEST_TIMEOUT", { ...unreadable, status: 408 }],
  ["HPE_HEADER_OVERFLOW", { status: 431, code: "too_large", message: "This is larger than we can accept" }],
]);

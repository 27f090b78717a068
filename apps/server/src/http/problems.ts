import type { Problem, ProblemCode } from "@lane/contract/problems.ts";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { z, ZodError } from "zod";

import { AppError } from "#lib/app-error.ts";
import type { Logger } from "#lib/logger.ts";

/** The only place that maps problems to status codes. */
const statusOf: Record<ProblemCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  email_unverified: 403,
  account_deactivated: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
};

/** Called with every failure that is ours, and the template of its route. */
export type OnFailure = (error: unknown, place: string) => void;

export function addProblemAnswers(app: FastifyInstance, logger: Logger, onFailure?: OnFailure): void {
  app.setNotFoundHandler(async (_request, reply) => {
    await sendProblem(reply, new AppError("not_found", "There's nothing here"));
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (statusOf[expected(error).code] >= 500) {
      logger.error({ requestId: request.id, error }, "request failed");
      onFailure?.(error, `${request.method} ${request.routeOptions.url ?? "unknown"}`);
    }
    await sendFailure(reply, error);
  });
}

export async function sendFailure(reply: FastifyReply, error: FastifyError): Promise<void> {
  await sendProblem(reply, expected(error));
}

async function sendProblem(reply: FastifyReply, error: AppError): Promise<void> {
  const status = statusOf[error.code];
  if (error.retryAfterMs !== undefined) reply.header("retry-after", Math.ceil(error.retryAfterMs / 1000));
  const body: Problem = {
    status,
    message: error.message,
    statusCode: status,
    statusMessage: error.message,
    code: error.code,
    requestId: reply.request.id,
    ...(error.fields ? { fields: { ...error.fields } } : {}),
    ...(error.current ? { current: error.current } : {}),
    ...(error.requestToken === undefined ? {} : { requestToken: error.requestToken }),
  };
  await reply.code(status).type("application/json; charset=utf-8").serializer(JSON.stringify).send(body);
}

/** Used where the schema has no message of its own: the library's messages must not reach people. */
export function plainSentence({ path = [] }: Pick<z.core.$ZodRawIssue, "path">): string {
  return path.length === 0 ? "We couldn't read this request" : "Please check what you entered";
}

/** The first refused field gives the message, as the screens show one sentence at a time. */
export function invalidInput(error: ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.flatMap(nearestIssues)) {
    const name = issue.path.join(".") || "body";
    fields[name] ??= issue.message;
  }
  return new AppError("invalid_input", Object.values(fields)[0] ?? "Please check what you entered", { fields });
}

/** For a union, the issues of the member that nearly matched. */
function nearestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  if (!nearest) return [issue];
  return nearest.flatMap(nearestIssues).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function expected(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const refusal = refusals[error.statusCode ?? 500];
  return refusal
    ? new AppError(refusal.code, refusal.sentence, { cause: error })
    : new AppError("internal", "Something went wrong on our side", { cause: error });
}

/** Refusals by the HTTP layer itself, before any of our code runs. */
const refusals: Record<number, { readonly code: ProblemCode; readonly sentence: string }> = {
  400: { code: "invalid_input", sentence: "We couldn't read this request" },
  413: { code: "too_large", sentence: "This is larger than we can accept" },
  414: { code: "invalid_input", sentence: "We couldn't read this request" },
  415: { code: "unsupported_media_type", sentence: "Please send this as JSON" },
};

interface ApiErrorDetails {
  readonly type?: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
}

/** A refusal as Stripe's API says it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { readonly error: ApiErrorDetails & { readonly message: string } };

  constructor(status: number, message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", ...details, message } };
  }
}

/** Finds a thing by the id in an address, or in a field of the request (`param`), as Stripe does. */
export function need<T extends { readonly id: string }>(
  things: readonly T[],
  id: string | undefined,
  noun: string,
  param = "id",
): T {
  const found = things.find((thing) => thing.id === id);
  if (found) return found;
  const status = param === "id" ? 404 : 400;
  throw new ApiError(status, `No such ${noun}: '${id ?? ""}'`, { code: "resource_missing", param });
}

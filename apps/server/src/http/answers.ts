/** Endpoints about a member's own things name their outcome `statusCode` and `statusMessage`. */
export function done<const T extends object>(
  statusMessage: string,
  rest: T,
): { statusCode: 200; statusMessage: string } & T {
  return { statusCode: 200, statusMessage, ...rest };
}

/** The auth endpoints name their outcome `status` and `message`. */
export function authDone<const T extends object>(message: string, rest: T): { status: 200; message: string } & T {
  return { status: 200, message, ...rest };
}

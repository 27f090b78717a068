/** The auth calls name their outcome `status` and `message`. */
export function authDone<const T extends object>(message: string, rest: T): { status: 200; message: string } & T {
  return { status: 200, message, ...rest };
}

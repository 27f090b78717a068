import { AppError } from "#lib/app-error.ts";

import type { Cookies } from "./cookies.ts";

const name = "request";
const keptMs = 24 * 60 * 60 * 1000;

/**
 * The request that a mailed code has to be entered for, kept by the browser: a client that knows nothing of request
 * tokens confirms its own request all the same.
 */
export const requestCookie = {
  read: (cookies: Cookies): string | undefined => cookies.read(name),
  set: (cookies: Cookies, token: string): void => cookies.set(name, token, keptMs),
  remove(cookies: Cookies): void {
    if (cookies.read(name) !== undefined) cookies.remove(name);
  },

  /** Also where the token comes with a refusal. */
  async setOnRefusal<T>(cookies: Cookies, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof AppError && error.requestToken !== undefined) this.set(cookies, error.requestToken);
      throw error;
    }
  },
};

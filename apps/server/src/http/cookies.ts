import type { FastifyReply, FastifyRequest } from "fastify";

import { AppError } from "#lib/app-error.ts";

const name = "request";
const keptMs = 24 * 60 * 60 * 1000;

/**
 * The request that a mailed code belongs to, kept in a cookie: a client without request tokens confirms its own request
 * all the same.
 */
export const requestCookie = {
  read: (cookies: Cookies): string | undefined => cookies.read(name),
  set: (cookies: Cookies, token: string): void => cookies.set(name, token, keptMs),
  remove(cookies: Cookies): void {
    if (cookies.read(name) !== undefined) cookies.remove(name);
  },

  /** Also sets the cookie where the token comes with a refusal. */
  async setOnRefusal<T>(cookies: Cookies, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof AppError && error.requestToken !== undefined) this.set(cookies, error.requestToken);
      throw error;
    }
  },
};

/** The session of the operator's page. It has nothing to do with members. */
export const operatorCookie = {
  read: (cookies: Cookies): string | undefined => cookies.read("operator"),
  set: (cookies: Cookies, token: string, forMs: number): void => cookies.set("operator", token, forMs),
  remove: (cookies: Cookies): void => cookies.remove("operator"),
};

/** Cookies that scripts cannot read and other sites cannot send. */
export interface Cookies {
  read(name: string): string | undefined;
  set(name: string, value: string, forMs: number): void;
  remove(name: string): void;
}

interface CookiesOptions {
  readonly isHttps: boolean;
}

export function createCookies(request: FastifyRequest, reply: FastifyReply, { isHttps }: CookiesOptions): Cookies {
  // With this prefix another subdomain cannot set the cookie.
  const nameOf = (name: string) => (isHttps ? `__Host-lane-${name}` : `lane-${name}`);

  function write(name: string, value: string, seconds: number): void {
    const parts = [`${nameOf(name)}=${value}`, `Max-Age=${seconds}`, "Path=/", "HttpOnly", "SameSite=Strict"];
    reply.header("set-cookie", [...parts, ...(isHttps ? ["Secure"] : [])].join("; "));
  }

  return {
    read(name) {
      const start = `${nameOf(name)}=`;
      const pairs = request.headers.cookie?.split(";").map((pair) => pair.trim()) ?? [];
      return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
    },
    set: (name, value, forMs) => write(name, value, Math.floor(forMs / 1000)),
    remove: (name) => write(name, "", 0),
  };
}

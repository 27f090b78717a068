import type { FastifyReply, FastifyRequest } from "fastify";

/** What a browser keeps for us between two calls. Scripts cannot read it and other sites cannot send it. */
export interface Cookies {
  read(name: string): string | undefined;
  set(name: string, value: string, forMs: number): void;
  remove(name: string): void;
}

interface CookiesOptions {
  readonly isHttps: boolean;
}

export function createCookies(request: FastifyRequest, reply: FastifyReply, { isHttps }: CookiesOptions): Cookies {
  // With this prefix a neighbouring subdomain cannot set it.
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

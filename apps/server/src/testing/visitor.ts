import type { InjectOptions } from "fastify";

import { codeFor } from "./mailbox.ts";
import type { TestServer } from "./server-test.ts";

export const goodPassword = "seven quiet swans";

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Headers = Record<string, string>;

let visitors = 0;

export function registrationOf(email: string) {
  return {
    firstName: "Ada",
    lastName: "Marsh",
    email,
    password: goodPassword,
    dateOfBirth: "1958-03-09",
    cityName: "Utrecht",
    isReflectionPrompt: true,
    terms: true,
  };
}

interface VisitorOptions {
  /** False for an API client that is no browser. */
  readonly keepsCookies?: boolean;
}

/** A visitor with a browser and a unique address, and the calls the app makes. */
export function createVisitor(
  server: TestServer,
  email = `visitor-${(visitors += 1)}@example.com`,
  { keepsCookies = true }: VisitorOptions = {},
) {
  const ip = `10.1.${Math.floor(visitors / 250)}.${visitors % 250}`;
  let token: string | undefined;
  let language = "";
  let refreshToken = "";
  const inject = createInjection(server, keepsCookies);

  async function send(method: Method, path: string, body?: object, headers: Headers = {}) {
    const all = { ...headersOf(token, language), ...headers };
    const payload = body ? { payload: body } : {};
    const answer = await inject({ method, url: `/api${path}`, remoteAddress: ip, headers: all, ...payload });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json(), raw: answer.body };
  }

  function remember(body: { token?: string; refreshToken?: string }): void {
    token = body.token;
    refreshToken = body.refreshToken ?? "";
  }

  return {
    email,
    get token() {
      return token ?? "";
    },
    get refreshToken() {
      return refreshToken;
    },
    get: (path: string) => send("GET", path),
    post: (path: string, body: object, headers?: Headers) => send("POST", path, body, headers),
    put: (path: string, body: object) => send("PUT", path, body),
    delete: (path: string) => send("DELETE", path),
    signUp: (change: object = {}) => send("POST", "/auth/signup", { ...registrationOf(email), ...change }),
    forget: () => remember({}),
    /** Of the following requests. */
    speak: (next: string) => void (language = next),

    async verify(otp?: string) {
      const answer = await send("POST", "/auth/verify-email-otp", {
        otp: otp ?? (await codeFor(server, email)),
        emailId: email,
        type: "signup",
      });
      if (answer.status === 200) remember(answer.body);
      return answer;
    },

    async logIn(password = goodPassword, userAgent = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0") {
      token = undefined;
      const answer = await send("POST", "/auth/login", { email, password }, { "user-agent": userAgent });
      if (answer.status === 200) remember(answer.body);
      return answer;
    },

    async refresh(withToken = refreshToken) {
      const answer = await send("POST", "/auth/refresh", { refreshToken: withToken });
      if (answer.status === 200) remember(answer.body);
      return answer;
    },
  };
}

/** Sends requests as a browser does, with the cookies it was given. */
function createInjection({ app }: TestServer, keepsCookies: boolean) {
  const cookies = new Map<string, string>();
  return async (request: InjectOptions) => {
    const answer = await app.inject({ ...request, cookies: Object.fromEntries(cookies) });
    for (const { name, value } of keepsCookies ? answer.cookies : []) cookies.set(name, value);
    return answer;
  };
}

function headersOf(token = "", language = ""): Headers {
  return {
    ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
    ...(language === "" ? {} : { "accept-language": language }),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** A visitor who has registered, verified the address and is signed in. */
export async function createRegistered(server: TestServer): Promise<Visitor> {
  const visitor = createVisitor(server);
  await visitor.signUp();
  await visitor.verify();
  return visitor;
}

import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

const patienceMs = 8000;
const mostBytes = 1024 * 1024;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** This machine's address on the connection. */
  readonly localAddress: string | undefined;
}

interface Question {
  readonly method?: "GET" | "HEAD" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  /** Also from a server with a wrong certificate, which another check reports: for questions without a secret. */
  readonly acceptsAnyCertificate?: true;
}

/** Asks once, over a connection of its own, and follows no redirect. */
export function askAddress(
  address: string,
  { method = "GET", headers = {}, acceptsAnyCertificate }: Question = {},
): Promise<Answer> {
  const isHttps = address.startsWith("https:");
  const signal = AbortSignal.timeout(patienceMs);
  const options = { method, headers, signal, agent: false, rejectUnauthorized: acceptsAnyCertificate !== true };
  return new Promise((resolve, reject) => {
    const asking = (isHttps ? requestHttps : requestHttp)(address, options, (answer) => {
      const { localAddress } = answer.socket;
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => (body = (body + piece).slice(0, mostBytes)));
      answer.on("error", reject);
      answer.on("end", () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, localAddress });
      });
    });
    asking.on("error", reject);
    asking.end();
  });
}

/** Undefined for a text that is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the connection was ended",
  EHOSTUNREACH: "there is no way there",
  ENETUNREACH: "there is no way there",
  ENOTFOUND: "nobody knows the name",
  EAI_AGAIN: "the name could not be looked up",
  ETIMEDOUT: "there is no answer",
  ABORT_ERR: "there is no answer",
  TimeoutError: "there is no answer",
};

/** Why there was no answer, to be put in brackets. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = String(Reflect.get(error, "code") ?? error.name);
  return reasons[code] ?? reasons[error.name] ?? code;
}

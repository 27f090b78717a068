import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { randomIpAddress } from "../journey.ts";
import type { Product } from "../product.ts";

const complaintPath = "/complaint-of-a-browser";

/** The way of a browser to the product. */
export interface Gate {
  readonly address: string;
  /** Console errors and warnings, script errors, policy violations, and requests that were refused or failed. */
  readonly complaints: string[];
  /** Whether no request waits for its answer. */
  isQuiet(): boolean;
  /** Cuts the connection: every request fails until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/**
 * Neither engine tells by WebDriver what its console says, so that pages get a script that sends it here. Otherwise
 * requests and answers pass through unchanged.
 */
export async function openGate({ address: target }: Product): Promise<Gate> {
  const complaints: string[] = [];
  // Attempts are limited by IP address, so each journey has its own.
  const ip = randomIpAddress();
  let isCut = false;
  let waiting = 0;
  const server = createServer((asked, answer) => {
    waiting += 1;
    answer.once("close", () => (waiting -= 1));
    if (asked.url === complaintPath) return void takeComplaint(asked, answer, complaints);
    if (isCut) return void asked.socket.destroy();
    const passed = request(new URL(asked.url ?? "/", target), {
      method: asked.method,
      headers: { ...headersFor(asked), "x-forwarded-for": ip },
    });
    passed.on("response", (found) => {
      const { statusCode = 502 } = found;
      if (statusCode >= 400) complaints.push(`refused: ${asked.method} ${asked.url} ${statusCode}`);
      void (isHtml(found) ? sendWatched(found, answer) : send(found, answer));
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    address: `http://127.0.0.1:${portOf(server.address())}`,
    complaints,
    isQuiet: () => waiting === 0,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A page comes uncompressed and whole, because a script is put into it. */
function headersFor({ headers, url = "" }: IncomingMessage): IncomingMessage["headers"] {
  if (/^\/(api|assets)\//.test(url)) return headers;
  const { "accept-encoding": _compressed, "if-none-match": _known, ...others } = headers;
  return others;
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}

function isHtml({ headers }: IncomingMessage): boolean {
  return headers["content-type"]?.startsWith("text/html") === true && headers["content-encoding"] === undefined;
}

function send(found: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(found.statusCode ?? 502, found.headers);
  found.on("error", () => answer.destroy());
  found.pipe(answer);
}

async function sendWatched(found: IncomingMessage, answer: ServerResponse): Promise<void> {
  const html = (await textOf(found)) ?? "";
  const nonce = /'nonce-([^']+)'/.exec(String(found.headers["content-security-policy"]))?.[1] ?? "";
  const watched = html.replace(
    "<head>",
    `<head><script nonce="${nonce}">(${String(watch)})("${complaintPath}")</script>`,
  );
  const { "content-length": _length, etag: _mark, ...headers } = found.headers;
  answer.writeHead(found.statusCode ?? 502, headers);
  answer.end(watched);
}

async function takeComplaint(asked: IncomingMessage, answer: ServerResponse, complaints: string[]): Promise<void> {
  const text = await textOf(asked);
  if (text) complaints.push(text);
  answer.writeHead(204).end();
}

/** Undefined if the connection breaks first. */
async function textOf(message: IncomingMessage): Promise<string | undefined> {
  try {
    return Buffer.concat(await message.toArray()).toString();
  } catch {
    return undefined;
  }
}

/** Runs in the page, before any other script. */
function watch(path: string): void {
  let isLeft = false;
  // Firefox rejects the modules that a page which is being left still waited for.
  addEventListener("beforeunload", () => (isLeft = true));
  const complain = (text: string) => void (isLeft || navigator.sendBeacon(path, text));
  for (const level of ["error", "warn"] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      complain(`console: ${words.map(String).join(" ")}`);
      write(...words);
    };
  }
  const listen = (type: string, textOfEvent: (event: Event) => string) => {
    addEventListener(type, (event) => complain(textOfEvent(event)), true);
  };
  listen("error", (event) =>
    event instanceof ErrorEvent
      ? `script: ${event.message}`
      : `missing: ${event.target instanceof Element ? event.target.outerHTML : ""}`,
  );
  listen("unhandledrejection", (event) => `script: ${String(Reflect.get(event, "reason"))}`);
  listen("securitypolicyviolation", (event) =>
    event instanceof SecurityPolicyViolationEvent
      ? `policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`
      : "",
  );
}

import { styleText } from "node:util";

import { pino } from "pino";

const levels = ["trace", "debug", "info", "warn", "error", "silent"] as const;
type Level = "debug" | "info" | "warn" | "error";
const colours = { debug: "gray", info: "green", warn: "yellow", error: "red" } as const;

interface TerminalLoggerOptions {
  readonly level: string;
  readonly hasColours: boolean;
  readonly now: () => Date;
  readonly write: (text: string) => void;
}

export interface Logger {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Logs to standard error, so that standard output has only the program's own output: readable lines on a terminal, JSON
 * otherwise.
 */
export function createLogger(level: string): Logger {
  const { stdout, stderr } = process;
  if (!stdout.isTTY || !stderr.isTTY) return createJsonLogger(level);
  return createTerminalLogger({
    level,
    hasColours: stderr.hasColors(),
    now: () => new Date(),
    write: (text) => void stderr.write(text),
  });
}

function createJsonLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { error: describeError },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** Name, code, message and stack: never further fields of an error, such as a statement's values. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code: unknown = Reflect.get(error, "code");
  return {
    name: error.name,
    ...(typeof code === "string" ? { code } : {}),
    message: error.message,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** One line an event, for a person at the terminal. Successful requests are shown from `debug` on. */
export function createTerminalLogger({ level, hasColours, now, write }: TerminalLoggerOptions) {
  const from = levels.findIndex((name) => name === level);
  const paint = (colour: (typeof colours)[Level], text: string): string =>
    hasColours ? styleText(colour, text, { validateStream: false }) : text;

  const log = (name: Level) => (details: object, message: string) => {
    const isQuiet = isSuccess(details) && level !== "debug" && level !== "trace";
    if (isQuiet || levels.indexOf(name) < from) return;
    const time = now().toTimeString().slice(0, 8);
    const words = [message, ...Object.entries(details).map(([key, value]) => `${key}=${worded(value)}`)].join(" ");
    write(`${paint("gray", time)} ${paint(colours[name], name.padEnd(5))} ${printable(words)}\n`);
  };
  return { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") };
}

function isSuccess(details: object): boolean {
  return "status" in details && typeof details.status === "number" && details.status < 400;
}

function worded(value: unknown): string {
  if (value instanceof Error) return `"${errorLine(value)}"`;
  if (typeof value === "string") return /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
  return JSON.stringify(value) ?? String(value);
}

function errorLine(error: Error): string {
  const code: unknown = Reflect.get(error, "code");
  const said = [error.name, ...(typeof code === "string" ? [code] : []), error.message].join(" ");
  const place = /^ {4}at (.+)$/m.exec(error.stack ?? "")?.[1];
  const cause = error.cause instanceof Error ? `, because of ${errorLine(error.cause)}` : "";
  return `${said}${place === undefined ? "" : ` at ${place}`}${cause}`;
}

/** Quoted text may be untrusted; unescaped, it could begin a new line or control the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/[\p{Cc}\p{Cf}]/gu, "?");
}

import { pino } from "pino";

import { createTerminalLogger } from "./terminal-logger.ts";

export interface Logger {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * On standard error, so that standard output keeps to what a person started the program for: readable lines where a person
 * looks on, JSON where a program collects them.
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

/** Name, code, message and stack: never the other members an error may drag along, such as a statement's values. */
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

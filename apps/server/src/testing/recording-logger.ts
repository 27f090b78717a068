import { describeError, type Logger } from "#lib/logger.ts";

export interface LogLine {
  readonly level: "debug" | "info" | "warn" | "error";
  readonly message: string;
  readonly details: object;
}

export interface RecordingLogger extends Logger {
  readonly lines: readonly LogLine[];
}

export function createRecordingLogger(): RecordingLogger {
  const lines: LogLine[] = [];
  const record = (level: LogLine["level"]) => (details: object, message: string) => {
    const plain = "error" in details ? { ...details, error: describeError(details.error) } : details;
    lines.push({ level, message, details: plain });
  };
  return { lines, debug: record("debug"), info: record("info"), warn: record("warn"), error: record("error") };
}

export type ImportState = "reading" | "read" | "importing" | "stopped" | "done" | "failed" | "undoing" | "undone";

export interface ImportRecord {
  readonly id: string;
  readonly accountId: string;
  readonly format: string;
  readonly state: ImportState;
  readonly options: string;
  readonly found: string | null;
  readonly readCount: number;
  readonly stop: "no-room" | "by-hand" | "trouble" | null;
  readonly names: string;
  readonly files: number;
  readonly bytes: number;
  readonly createdAt: number;
  readonly askedAt: number;
  readonly workedAt: number;
  readonly finishedAt: number | null;
}

export const importColumns = [
  "id",
  "account_id as accountId",
  "format",
  "state",
  "options",
  "found",
  "read_count as readCount",
  "stop",
  "names",
  "files",
  "bytes",
  "created_at as createdAt",
  "asked_at as askedAt",
  "worked_at as workedAt",
  "finished_at as finishedAt",
] as const;

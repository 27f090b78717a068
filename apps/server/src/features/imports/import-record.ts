import { z } from "zod";

const noAccountData = { favourites: 0, hopes: 0, hasPicture: false, hasTimeline: false };

/** The findings of an import, beside its items. */
const foundSchema = z.object({
  media: z.int(),
  tags: z.int(),
  /** Files that are stored already, in entries that are imported for their remaining files. */
  knownFiles: z.int().default(0),
  /** The first of the ten years of the member who exported the archive. */
  startYear: z.int().nullable(),
  /** The data to undo what is no memory; null until it was imported. */
  put: z
    .object({ at: z.number(), hopeIds: z.array(z.string()), pictureId: z.string().nullable().default(null) })
    .nullable(),
  /** What our own archive would add beside memories. */
  beside: z
    .object({ favourites: z.int(), hopes: z.int(), hasPicture: z.boolean(), hasTimeline: z.boolean() })
    .default(noAccountData),
});

export type ImportFindings = z.infer<typeof foundSchema>;

export const noFindings: ImportFindings = {
  media: 0,
  tags: 0,
  knownFiles: 0,
  startYear: null,
  put: null,
  beside: noAccountData,
};

export function readFindings(json: string | null): ImportFindings {
  return json === null ? noFindings : foundSchema.parse(JSON.parse(json));
}

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

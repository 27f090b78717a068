import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { jobFile, readReport, type Report } from "@lane/book/job.ts";
import type { Typeset } from "@lane/domain/typeset.ts";

import { BoundedChildError, runBounded } from "#lib/bounded-child.ts";
import { CannotExportError } from "#ports/exporter.ts";
import type { Typesetter, TypesettingBounds } from "#ports/typesetter.ts";

import { refusalOf } from "./refusals.ts";

const usualProgram = fileURLToPath(import.meta.resolve("@lane/book/child.ts"));

interface ChildTypesetterOptions {
  readonly maxMegabytes?: number;
  readonly program?: string;
}

/** Each job runs in a child of its own, which sees its folder and none of our keys, and ends when its time is over. */
export function createChildTypesetter(options: ChildTypesetterOptions = {}): Typesetter {
  const { maxMegabytes = 3000, program = usualProgram } = options;
  return {
    async set(folder, job, bounds) {
      await writeFile(join(folder, jobFile), JSON.stringify(job), { mode: 0o600 });
      const reports = createReportReader(bounds);
      try {
        await runBounded({
          command: process.execPath,
          args: [program, folder, String(maxMegabytes)],
          onOutput: reports.hear,
          maxMegabytes,
          timeoutMs: bounds.timeoutMs,
          signal: bounds.signal,
        });
      } catch (error) {
        if (error instanceof BoundedChildError) throw meaningOf(error, reports.last());
        throw error;
      }
      return typesetOf(reports.last());
    },
  };
}

/** A chunk of output may end in the middle of a line. */
function createReportReader(bounds: TypesettingBounds) {
  let rest = "";
  let last: Report | undefined;
  const decoder = new TextDecoder();

  return {
    hear(this: void, piece: Buffer): void {
      const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const report = readReport(line);
        if (report?.type === "progress") bounds.onProgress?.(report);
        last = report ?? last;
      }
    },
    last: (): Report | undefined => last,
  };
}

function typesetOf(report: Report | undefined): Typeset {
  if (report?.type === "made") return report;
  if (report?.type === "failed") throw refusalOf(report);
  throw new Error("The typesetter ended without a word");
}

function meaningOf(error: BoundedChildError, report: Report | undefined): Error {
  if (report?.type === "failed") return refusalOf(report, error);
  if (error.fault === "crashed") return error;
  return new CannotExportError("This is too much for one export. Please choose less", { cause: error });
}

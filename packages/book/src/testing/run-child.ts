import { execFile } from "node:child_process";
import { join } from "node:path";

import { type Job, readReport, type Report, writeJob } from "../job.ts";

/** Runs the program as a server does: alone in its folder, without our environment. */
export async function runChild(folder: string, job: Job): Promise<{ reports: Report[]; complaint: string }> {
  await writeJob(folder, job);
  const program = join(import.meta.dirname, "../child.ts");
  return new Promise((resolve) => {
    const options = { env: {}, maxBuffer: 10_000_000 };
    execFile(process.execPath, [program, folder, "3000"], options, (_, stdout, complaint) => {
      resolve({ reports: stdout.split("\n").flatMap((line) => readReport(line) ?? []), complaint });
    });
  });
}

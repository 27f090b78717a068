import { findHaproxy } from "@lane/server/src/testing/balanced-processes.ts";
import { type KillsReport, killProcesses } from "@lane/server/src/testing/several-processes/kill-processes.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";

const everyMs = 5000;
/** `npm run bench -- several-processes --kills=500` for an hour or so. */
const kills = Number(process.argv.find((word) => word.startsWith("--kills="))?.slice("--kills=".length) ?? 60);

/** Four processes behind HAProxy on PostgreSQL and S3; one of them is killed every few seconds. */
export const severalProcesses: Bench = {
  name: "several-processes",
  async run(): Promise<Row[]> {
    const haproxy = await findHaproxy();
    if (haproxy === undefined) throw new Error("HAProxy is needed");
    const from = performance.now();
    const report = await killProcesses({ haproxy, updates: sized(8, 1), kills: sized(kills, 1), everyMs });
    const minutes = (performance.now() - from) / 60_000;
    for (const problem of [...report.problems, ...report.unexpected].slice(0, 20)) process.stderr.write(`${problem}\n`);
    return [{ what: `minutes, with ${sized(kills, 1)} kills`, value: minutes, unit: "min" }, ...rowsOf(report)];
  },
};

function rowsOf(report: KillsReport): Row[] {
  const { work } = report;
  const none = { unit: "", atMost: 0 };
  return [
    { what: "calls answered", value: report.answered, unit: "" },
    { what: "answers of an update that had to be asked for again", value: report.whileUpdated.length, ...none },
    { what: "calls that a kill interrupted, sent again", value: report.interrupted, unit: "" },
    { what: "errors other than these", value: report.unexpected.length, ...none },
    { what: "writes acknowledged", value: report.acknowledged, unit: "", atLeast: 1 },
    { what: "of these lost", value: report.lost, ...none },
    { what: "of these kept twice", value: report.doubled, ...none },
    { what: "writes whose answer was lost, found at the next try", value: report.replayed, unit: "" },
    { what: "uploads that did not come to their end", value: report.isUploaded ? 0 : 1, ...none },
    { what: "what did not hold of sessions, limits, keys, files, families", value: report.problems.length, ...none },
    { what: "mails not sent exactly once", value: report.mailsNotOnce, ...none },
    { what: "mails sent again under their Message-ID after a kill", value: report.mailsRepeated, unit: "" },
    { what: "scheduled jobs due", value: work.slots, unit: "", atLeast: 1 },
    { what: "of these queued twice, skipped or given up", value: troubleWith(work), ...none },
    { what: "of these run twice without a kill", value: work.repeated.length, ...none },
    { what: "longest answer", value: report.longestMs, unit: "ms" },
  ];
}

function troubleWith({ doubled, skipped, missing, failed }: KillsReport["work"]): number {
  return doubled.length + skipped.length + missing.length + failed.length;
}

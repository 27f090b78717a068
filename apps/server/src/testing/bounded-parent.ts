import { runBounded } from "#lib/bounded-child.ts";

// Watches over a child until this process is killed.
await runBounded({
  command: process.execPath,
  args: ["-e", process.env["PROGRAM"] ?? ""],
  onOutput: (piece) => void process.stdout.write(piece),
  timeoutMs: 600_000,
  maxMegabytes: 1000,
});

import { readdir, readFile } from "node:fs/promises";

const pageBytes = 4096;
const megabyte = 1024 * 1024;

export interface ProcessSample {
  readonly atMs: number;
  readonly megabytes: number;
  readonly descriptors: number;
}

export async function sampleProcess(pid: number): Promise<ProcessSample> {
  const [, resident = "0"] = (await readFile(`/proc/${pid}/statm`, "utf8")).split(" ");
  const descriptors = (await readdir(`/proc/${pid}/fd`)).length;
  return { atMs: performance.now(), megabytes: (Number(resident) * pageBytes) / megabyte, descriptors };
}

/** Per hour, by least squares. */
export function slopeOf(samples: readonly ProcessSample[], value: (sample: ProcessSample) => number): number {
  const mean = (of: (sample: ProcessSample) => number): number =>
    samples.reduce((total, sample) => total + of(sample), 0) / samples.length;
  const hours = ({ atMs }: ProcessSample): number => atMs / 3_600_000;
  const [meanHours, meanValue] = [mean(hours), mean(value)];
  const together = mean((sample) => (hours(sample) - meanHours) * (value(sample) - meanValue));
  return together / mean((sample) => (hours(sample) - meanHours) ** 2);
}

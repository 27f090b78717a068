import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface SpokenRecording {
  readonly file: string;
  readonly words: string;
}

/** As people tell it, each sentence with the sounds of others. */
const sentences = [
  "My grandmother had a small garden behind the house.",
  "In the summer we ate cherries on the steps, and she told me about the war.",
  "Your father was the youngest of seven children.",
  "We walked to school every morning, even when it snowed.",
  "The first car we bought was a blue one, and it never started in the rain.",
  "I met your mother at a dance in the village hall.",
  "She wore a yellow dress and would not speak to me.",
  "There was no telephone, so I wrote her a letter every week.",
  "We moved into this house in the spring of nineteen sixty two.",
  "Your uncle built the kitchen with his own hands.",
  "On Sundays the whole family came, and there were never enough chairs.",
  "I still remember the smell of bread in the morning.",
];

/** A voice of espeak-ng; undefined where that is not installed. */
export async function spokenBy(voice: string, folder: string, rounds: number): Promise<SpokenRecording | undefined> {
  const file = join(folder, `${voice}-${rounds}.wav`);
  const told = Array.from({ length: rounds }, () => sentences).flat();
  try {
    await run("espeak-ng", ["-v", voice, "-s", "150", "-w", file, told.join("\n\n")]);
  } catch {
    return undefined;
  }
  return { file, words: told.join(" ") };
}

/** Read by a volunteer of LibriVox, in the public domain; Debian's package `pocketsphinx-testdata`. */
const librivox = "/usr/share/pocketsphinx/test/data/librivox";

export async function readAloud(): Promise<SpokenRecording[]> {
  if (!existsSync(librivox)) return [];
  const lines = (await readFile(join(librivox, "transcription"), "utf8")).split("\n");
  return lines.flatMap((line) => {
    const [, words, name] = /^<s> (.*) <\/s> \((.*)\)$/.exec(line) ?? [];
    return words === undefined ? [] : [{ words, file: join(librivox, `${name}.wav`) }];
  });
}

/** Words that were left out, added or mistaken, for each that was said. */
export function wordErrors(said: string, written: string): { readonly errors: number; readonly words: number } {
  const [one, other] = [plainWords(said), plainWords(written)];
  let row = other.map((_, at) => at + 1);
  one.forEach((word, at) => {
    const next: number[] = [];
    other.forEach((heard, place) => {
      const before = place === 0 ? at : (row[place - 1] ?? 0);
      const left = place === 0 ? at + 1 : (next[place - 1] ?? 0);
      next.push(Math.min(before + (word === heard ? 0 : 1), left + 1, (row[place] ?? 0) + 1));
    });
    row = next;
  });
  return { errors: row.at(-1) ?? one.length, words: one.length };
}

function plainWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll("mr.", "mister")
    .replaceAll(/[^a-z0-9' ]+/g, " ");
  return plain.split(" ").filter((word) => word !== "");
}

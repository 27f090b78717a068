import type { UnreadableReason } from "@lane/domain/import-reasons.ts";

import { type SourceProblem, problem } from "../report.ts";

const decoder = new TextDecoder("utf-8", { fatal: true });
const drive = /^[a-z]:/i;

/** Programs that pack UTF-8 without saying so are common, and no other encoding looks like it by accident. */
export function utf8OrNull(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** What is wrong with a name, or null. No file is stored under it, but such a name shows that the zip was crafted. */
export function nameProblem(name: string, nameBytes: number, mostBytes: number): SourceProblem | null {
  const refused = (sentence: string, reason: UnreadableReason = "unsafe-name") => problem(name, reason, sentence);
  if (nameBytes > mostBytes) return refused("Its name is too long");
  if (name === "") return refused("It has no name");
  if (name.includes("\0")) return refused("Its name hides a part of itself");
  if (name.includes("\\")) return refused("Its name has a backslash, which leads elsewhere on some machines");
  if (name.startsWith("/") || drive.test(name)) return refused("Its name points at a place outside of the zip");
  const steps = name.replace(/\/$/, "").split("/");
  if (steps.includes("..") || steps.includes(".")) return refused("Its name leads out of the zip");
  if (steps.includes("")) return refused("Its name has an empty folder in it");
  return null;
}

/** The form in which two names are the same file on some systems. */
export function foldedName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

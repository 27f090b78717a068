import { AppError } from "#lib/app-error.ts";

interface UploadMetadata {
  readonly name: string;
  readonly declared: string;
  readonly sha256: string | null;
  readonly metadata: string;
  readonly purpose: "memory" | "import";
}

const longest = 4000;

/** `Upload-Metadata` of tus: names and base64 values. What is not about the file is kept for the client and not read. */
export function readUploadMetadata(header: string | string[] | undefined): UploadMetadata {
  const metadata = typeof header === "string" ? header : "";
  if (metadata.length > longest) throw new AppError("invalid_input", "Upload-Metadata is too long");
  const entries = metadata.split(",").map((pair) => pair.trim().split(" "));
  // tus allows each key once; of two names, nobody knows which one is meant.
  const filenames = entries.filter(([name]) => name === "filename");
  if (filenames.length > 1) throw new AppError("invalid_input", "Please choose a file");
  const values = new Map(entries.map(([name = "", value = ""]) => [name, decoded(value)]));
  const said = (...names: string[]): string => names.map((name) => values.get(name)).find(Boolean) ?? "";
  return {
    name: said("filename", "name"),
    declared: said("filetype", "type"),
    sha256: sha256In(said("sha256")),
    metadata: isPlain(metadata) ? metadata : "",
    purpose: said("purpose") === "import" ? "import" : "memory",
  };
}

function sha256In(text: string): string | null {
  if (text === "") return null;
  if (/^[\da-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new AppError("invalid_input", "sha256 must be 64 hexadecimal digits");
}

/** It is sent back in a header. */
function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function decoded(value: string): string {
  return Buffer.from(value, "base64").toString("utf8").replaceAll("\0", "\u{FFFD}");
}

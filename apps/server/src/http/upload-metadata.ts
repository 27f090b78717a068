import { AppError } from "#lib/app-error.ts";

interface UploadMetadata {
  readonly name: string;
  readonly declared: string;
  readonly sha256: string | null;
  readonly metadata: string;
}

const longest = 4000;

/** `Upload-Metadata` of tus: names and base64 values. What is not about the file is kept for the client and not read. */
export function readUploadMetadata(header: string | string[] | undefined): UploadMetadata {
  const metadata = typeof header === "string" ? header : "";
  if (metadata.length > longest) throw new AppError("invalid_input", "Upload-Metadata is too long");
  const entries = metadata.split(",").map((pair) => pair.trim().split(" "));
  const values = new Map(entries.map(([name = "", value = ""]) => [name, decoded(value)]));
  const sha256 = values.get("sha256")?.toLowerCase() ?? null;
  if (sha256 !== null && !/^[\da-f]{64}$/.test(sha256)) {
    throw new AppError("invalid_input", "sha256 must be 64 hexadecimal digits");
  }
  return {
    name: values.get("filename") ?? values.get("name") ?? "",
    declared: values.get("filetype") ?? values.get("type") ?? "",
    sha256,
    metadata: /^[\x20-\x7e]*$/.test(metadata) ? metadata : "",
  };
}

function decoded(value: string): string {
  return Buffer.from(value, "base64").toString("utf8").replaceAll("\0", "\u{FFFD}");
}

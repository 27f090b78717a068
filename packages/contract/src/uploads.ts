/** tus 1.0: bodies are bytes and answers are headers, so these calls stand beside the route map. */

export interface UploadCall {
  readonly method: "OPTIONS" | "POST" | "HEAD" | "PATCH" | "DELETE";
  readonly path: `/${string}`;
  readonly access: "public" | "member";
  readonly summary: string;
  /** Headers that the caller sends, beside `Tus-Resumable: 1.0.0`. */
  readonly headers: readonly string[];
  readonly answers: { readonly status: string; readonly headers: readonly string[] };
}

export const tusVersion = "1.0.0";
export const tusExtensions = ["creation", "creation-with-upload", "termination", "expiration"] as const;
export const uploadsPath = "/uploads";

export const uploadCalls: readonly UploadCall[] = [
  {
    method: "OPTIONS",
    path: "/uploads",
    access: "public",
    summary: "What this server can do with uploads (tus 1.0)",
    headers: [],
    answers: { status: "204", headers: ["Tus-Version", "Tus-Extension", "Tus-Max-Size"] },
  },
  {
    method: "POST",
    path: "/uploads",
    access: "member",
    summary: "Start an upload; `Upload-Metadata` has filename, filetype and, optionally, sha256 (tus 1.0)",
    headers: ["Upload-Length", "Upload-Metadata"],
    answers: { status: "201", headers: ["Location", "Upload-Offset", "Upload-Expires", "Upload-Corrected-Type"] },
  },
  {
    method: "HEAD",
    path: "/uploads/:uploadId",
    access: "member",
    summary: "How much of an upload has arrived (tus 1.0)",
    headers: [],
    answers: { status: "200", headers: ["Upload-Offset", "Upload-Length", "Upload-Metadata", "Upload-Expires"] },
  },
  {
    method: "PATCH",
    path: "/uploads/:uploadId",
    access: "member",
    summary: "Send the next bytes of an upload; with the last ones it becomes a file (tus 1.0)",
    headers: ["Upload-Offset"],
    answers: { status: "204", headers: ["Upload-Offset", "Upload-Expires", "Upload-Corrected-Type"] },
  },
  {
    method: "DELETE",
    path: "/uploads/:uploadId",
    access: "member",
    summary: "Cancel an unfinished upload (tus 1.0)",
    headers: [],
    answers: { status: "204", headers: [] },
  },
];

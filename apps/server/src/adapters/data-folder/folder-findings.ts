/** What the child tells: first that it runs, and then what it found. */
export type FolderFinding =
  | { readonly kind: "started" | "good" }
  | { readonly kind: "unwritable" | "unlockable"; readonly reason: string };

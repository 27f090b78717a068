/** Messages of the child: first that it runs, then what it found. */
export type FolderFinding =
  | { readonly kind: "started" | "good" }
  | { readonly kind: "unwritable" | "unlockable"; readonly reason: string };

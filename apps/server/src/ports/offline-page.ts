export interface PageFile {
  /** With `/` between its parts; `index.html` is the one to open. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The page that shows an archive without any server. */
export interface OfflinePage {
  /** Empty where it was not built. */
  files(): Promise<readonly PageFile[]>;
}

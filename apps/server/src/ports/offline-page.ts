export interface PageFile {
  /** Path with `/` as separator; `index.html` is the one to open. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The page that shows an archive without any server. */
export interface OfflinePage {
  /** Empty where the page was not built. */
  files(): Promise<readonly PageFile[]>;
}

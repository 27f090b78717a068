/** A folder for one piece of work alone. */
export interface ScratchFolder {
  readonly folder: string;
  /** The bytes of a file in the folder, read only as fast as they are consumed. */
  read(path: string): AsyncIterable<Uint8Array>;
  /** Removes the folder with all its files. */
  clear(): Promise<void>;
}

export interface ScratchFolders {
  /** An empty folder. The remains of an earlier attempt under this name are removed. */
  open(name: string): Promise<ScratchFolder>;
  /** Removes the folder that a killed process left under this name. */
  clear(name: string): Promise<void>;
}

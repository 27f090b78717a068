/** A folder for one piece of work alone. */
export interface ScratchFolder {
  readonly folder: string;
  /** The bytes of a file in it, read only as fast as they are consumed. */
  read(path: string): AsyncIterable<Uint8Array>;
  /** Takes it away with all it holds. */
  clear(): Promise<void>;
}

export interface ScratchFolders {
  /** Empty. What an earlier try under this name left behind is gone. */
  open(name: string): Promise<ScratchFolder>;
  /** Takes away what a killed process left under this name. */
  clear(name: string): Promise<void>;
}

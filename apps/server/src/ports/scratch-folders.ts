/** A folder for one piece of work, and nobody else's. */
export interface Workbench {
  readonly folder: string;
  /** The bytes of a file in it, read only as fast as they are consumed. */
  read(path: string): AsyncIterable<Uint8Array>;
  /** Takes it away with all it holds. */
  clear(): Promise<void>;
}

export interface Workshop {
  /** Empty. What an earlier try under this name left behind is gone. */
  open(name: string): Promise<Workbench>;
  /** Takes away what a killed process left under this name. */
  clear(name: string): Promise<void>;
}

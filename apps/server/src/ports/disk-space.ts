/** The free space on the disk of the embedded database. */
export interface DiskSpace {
  /** True from the moment the disk was found full until the reserve is whole again. */
  isFull(): boolean;
  /** Checks again when the disk is full; returns whether ordinary work may write. */
  hasSpace(): Promise<boolean>;
  /** Called when the disk is found full. The reserve is released only when the listener is done. */
  onFull(listener: () => Promise<unknown>): void;
}

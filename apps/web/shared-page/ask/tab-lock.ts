/** Only one tab at a time has it. */
export interface TabLock {
  /** Waits so long for the other tab to let it go; takes it away then if `isTaken` says so. */
  get(waitMs: number, isTaken: boolean): Promise<boolean>;
  release(): void;
  stop(): void;
}

export interface TabLockEvents {
  /** Another tab would like to have it; urgently, if somebody said so there. */
  readonly onWanted: (isUrgent: boolean) => void;
  /** Another tab has taken it. */
  readonly onLost: () => void;
}

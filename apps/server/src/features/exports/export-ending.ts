export interface Ending {
  readonly problem: string | null;
  readonly now: number;
  readonly expiresAt: number;
}

/** The caller: one account through one session. */
export interface Viewer {
  readonly accountId: string;
  readonly sessionId: string;
}
